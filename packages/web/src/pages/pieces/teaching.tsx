import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Coach, type CoachTone } from '../../pieces/coach.tsx'
import { Marked } from '../../pieces/marked.tsx'
import { termsOf } from '../../pieces/find.ts'
import { PageCode } from '../../pieces/page-code.tsx'
import { SearchBox } from '../../pieces/search-box.tsx'
import { PIECE_WORDS } from '../../pieces/words.ts'
import { LESSON_WORDS } from '../lesson/words.ts'

const TONES: readonly CoachTone[] = ['ask', 'again', 'good']
const STEPS = 5

/** The coach in its three tones, a search with its hits, and a page's code. */
export const TeachingExamples = () => {
  const { t } = useTranslation(PIECE_WORDS)
  const { t: lesson } = useTranslation(LESSON_WORDS)
  const [at, setAt] = useState(1)
  const [query, setQuery] = useState('')
  const text = t('show.coachText')
  const found = text.toLowerCase().split(query.toLowerCase()).length - 1
  return (
    <>
      <h2 className="shelf-label">{t('show.coach')}</h2>
      <div className="row-p">
        {TONES.map((tone, index) => (
          <div key={tone} className="coach-p">
            <Coach
              title={`${t('show.coachTitle')} ${index + 1}`}
              text={text}
              said={tone === 'ask' ? null : t(tone === 'good' ? 'show.coachGood' : 'show.coachAgain')}
              tone={tone}
              rules={[]}
              picture={null}
              at={at}
              count={STEPS}
              words={{
                label: lesson('coach'),
                back: lesson('back'),
                again: lesson('again'),
                skip: lesson('skip'),
                show: lesson('show'),
                next: lesson('next'),
                place: lesson('place', { at: at + 1, count: STEPS }),
                step: (index) => lesson('place', { at: index + 1, count: STEPS }),
              }}
              onBack={() => setAt(Math.max(0, at - 1))}
              onAgain={() => setAt(0)}
              onSkip={() => setAt(0)}
              onShow={() => undefined}
              onNext={tone === 'good' ? () => setAt(Math.min(STEPS - 1, at + 1)) : null}
              onStep={setAt}
              takesFocus={false}
            />
          </div>
        ))}
      </div>
      <h2 className="shelf-label">{t('show.search')}</h2>
      <div className="row-p">
        <div className="panel pad coach-p">
          <SearchBox
            label={t('show.search')}
            value={query}
            onChange={setQuery}
            found={query === '' ? '' : t('show.searchFound', { count: found })}
          />
          <p>
            <Marked terms={termsOf(query)} text={text} />
          </p>
        </div>
        <PageCode address={location.href} label={location.href} />
      </div>
    </>
  )
}
