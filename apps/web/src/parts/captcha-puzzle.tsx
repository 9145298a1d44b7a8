import { Button } from '@tessera/ui/button.tsx'
import { Slider } from '@tessera/ui/slider.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { positionOf, type Puzzle } from './captcha-work.ts'
import s from './captcha-puzzle.module.css'

type PuzzleProps = { puzzle: Puzzle; busy: boolean; disabled: boolean; onSolve: (at: number) => void }

const share = (part: number, whole: number): string => `${(part / whole) * 100}%`

/** The slider moves the piece over the picture; both scale together on a narrow screen. */
export function CaptchaPuzzle({ puzzle, busy, disabled, onSolve }: PuzzleProps) {
  const t = useTranslations('captcha')
  const [percent, setPercent] = useState(0)
  const { picture, piece, width, height, side, top } = puzzle
  const at = positionOf(percent, puzzle)
  return (
    <>
      <p className="t2">{t('lead')}</p>
      <div className={s['wall']} style={{ aspectRatio: `${width} / ${height}` }}>
        <img className={s['picture']} src={picture} alt={t('picture')} />
        <img
          className={s['piece']}
          src={piece}
          alt=""
          style={{ width: share(side, width), insetInlineStart: share(at, width), insetBlockStart: share(top, height) }}
        />
      </div>
      <Slider bare aria-label={t('slider')} value={percent} onChange={setPercent} disabled={disabled || busy} />
      <Button block loading={busy} disabled={disabled || percent === 0} onPress={() => onSolve(at)}>
        {t('confirm')}
      </Button>
    </>
  )
}
