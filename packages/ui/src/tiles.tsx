import { cx } from './classes.ts'
import s from './tiles.module.css'

type TilesProps = {
  /** 0 to 100. */
  percent: number
  label: string
  tiles?: 20 | 10 | 5
  tone?: 'accent' | 'warning' | 'gilt' | 'done'
}

/** Progress as a row of tiles, always with the number beside it. */
export const Tiles = ({ percent, label, tiles = 20, tone = 'accent' }: TilesProps) => {
  const clamped = Math.min(100, Math.max(0, percent))
  return (
    <div>
      <div className={cx(s['tiles'], s[`of${tiles}`], s[tone])} style={{ '--p': clamped }} />
      <progress className="sr" value={Math.round(clamped)} max={100} aria-label={label} />
    </div>
  )
}
