import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Scrubber } from '../../pieces/scrubber.tsx'
import { PIECE_WORDS } from '../../pieces/words.ts'

const LAST = 40
const MARKS = [0, 6, 11, 19, 24, 33].map((at, index) => ({ at, label: String(index + 1) }))

/** A way through something that is over. */
export const ScrubberExample = () => {
  const { t } = useTranslation(PIECE_WORDS)
  const [at, setAt] = useState(19)
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState(1)
  const go = (to: number): void => setAt(Math.max(0, Math.min(LAST, to)))
  return (
    <>
      <h2 className="shelf-label">{t('show.scrubber')}</h2>
      <Scrubber
        words={{
          label: t('show.scrubber'),
          first: t('show.first'),
          back: t('show.back'),
          play: t('show.play'),
          pause: t('show.pause'),
          forward: t('show.forward'),
          last: t('show.last'),
          slider: t('show.slider'),
          speed: t('show.speed', { speed }),
        }}
        at={at}
        last={LAST}
        valueText={`${at} / ${LAST}`}
        marks={MARKS}
        playing={playing}
        speed={speed}
        onGo={go}
        onStep={(by) => go(at + by)}
        onToggle={() => setPlaying(!playing)}
        onSpeed={setSpeed}
      />
    </>
  )
}
