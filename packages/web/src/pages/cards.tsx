import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../errors.ts'
import { games } from '../games.ts'
import { ButtonLink } from '../pieces/button.tsx'
import { PageRail } from '../pieces/rail.tsx'
import './cards.css'
import { Gallery } from './cards/gallery.tsx'
import { CardHelp } from './cards/help.tsx'
import { Trouble } from './trouble.tsx'
import { useWhole } from './use-room.ts'
import { Waiting } from './waiting.tsx'

/** `/cards/<game>`: all cards; `/cards/<game>/<id>`: one of them, what it does and the rules that name it. */
export const CardsPage = ({ game, id }: { readonly game: string; readonly id: string | null }) => {
  const { t } = useTranslation()
  const { data, error } = useWhole(game)
  const cards = useMemo(() => data?.board.cards({}, t) ?? [], [data, t])
  const card = cards.find((one) => one.id === id)
  useEffect(() => {
    if (data !== undefined) document.title = `${card?.look.name ?? t('cards.title')} · ${t('name', { ns: game })}`
  }, [t, data, card, game])
  if (error !== null || (data !== undefined && id !== null && card === undefined)) {
    return (
      <>
        <PageRail games={games} />
        <Trouble title={t('notFound.title')} text={error === null ? t('notFound.text') : errorText(t, error)}>
          <ButtonLink look="go" to="/">
            {t('toHome')}
          </ButtonLink>
        </Trouble>
      </>
    )
  }
  if (data === undefined) return <Waiting />
  return (
    <>
      <PageRail games={games} />
      {card === undefined ? (
        <Gallery game={game} cards={cards} prints={data.board.print !== undefined} />
      ) : (
        <CardHelp room={data.room} card={card} cards={cards} />
      )}
    </>
  )
}
