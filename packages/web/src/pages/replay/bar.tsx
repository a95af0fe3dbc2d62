import type { Film } from '@menagerie/engine'
import { useTranslation } from 'react-i18next'
import { Button } from '../../pieces/button.tsx'
import { ThemeButton } from '../../pieces/rail.tsx'
import { Scrubber } from '../../pieces/scrubber.tsx'
import { EyesPicker } from './eyes.tsx'
import { faultText } from './fault-text.ts'
import { ReplayMenu } from './menu.tsx'
import type { OpenSheet, TheatreProps } from './theatre.tsx'
import type { Running } from './use-film.ts'
import type { ReplayLink } from './use-link.ts'

/** The film stops where the record cannot be followed any further. */
const Broken = ({ film, onVerify }: { readonly film: Film; readonly onVerify: () => void }) => {
  const { t } = useTranslation('replay')
  return film.fault === null ? null : (
    <p className="replay-broken" role="alert">
      <span>{t('broken', { count: film.length, fault: faultText(t, film.fault) })}</span>
      <button type="button" className="tag" onClick={onVerify}>
        {t('menu.verify')}
      </button>
    </p>
  )
}

/** Where the film stands, the ways to go elsewhere, and through whose eyes it is seen. */
export const TheatreBar = ({
  record,
  film,
  running: { last, eyes, setEyes, player, names, marks },
  onVerify,
}: Pick<TheatreProps, 'record' | 'film'> & { readonly running: Running; readonly onVerify: () => void }) => {
  const { t } = useTranslation('replay')
  const { at } = player
  const chapter = marks.filter((mark) => mark.at <= at).at(-1)?.label ?? t('bar.beginning')
  return (
    <>
      <Scrubber
        words={{
          label: t('bar.label'),
          first: t('bar.first'),
          back: t('bar.back'),
          play: t('bar.play'),
          pause: t('bar.pause'),
          forward: t('bar.forward'),
          last: t('bar.last'),
          slider: t('bar.slider'),
          speed: t('bar.speed', { speed: player.speed }),
        }}
        at={at}
        last={last}
        valueText={t('bar.value', { at, last, chapter })}
        marks={marks}
        broken={film.fault !== null}
        playing={player.playing}
        speed={player.speed}
        onGo={player.go}
        onStep={player.step}
        onToggle={player.toggle}
        onSpeed={player.setSpeed}
      >
        <EyesPicker seats={record.header.seats} names={names} eyes={eyes} onChoose={setEyes} />
      </Scrubber>
      <Broken film={film} onVerify={onVerify} />
    </>
  )
}

/** The right end of the rail. */
export const TheatreTools = ({
  source,
  sheet,
  link,
  onOpen,
  onCopy,
  onSave,
}: Pick<TheatreProps, 'source'> & {
  readonly sheet: OpenSheet
  readonly link: ReplayLink
  readonly onOpen: (sheet: OpenSheet) => void
  readonly onCopy: () => void
  readonly onSave: () => void
}) => {
  const { t } = useTranslation('replay')
  return (
    <>
      <span className="badge hide-s">{t('title')}</span>
      <span className="replay-tools">
        <Button look="wood" size="sm" icon="wax-seal" onPress={() => onOpen('verify')}>
          {t('menu.verify')}
        </Button>
        <Button look="wood" size="sm" icon="crossed-swords" onPress={() => onOpen('continue')}>
          {t('menu.continue')}
        </Button>
      </span>
      <span className="hide-s">
        <ThemeButton />
      </span>
      <ReplayMenu {...{ sheet, source, onOpen, onCopy, onSave }} onShare={link.share} />
    </>
  )
}
