import { cx } from './classes.ts'
import s from './sparkline.module.css'

type SparklineProps = {
  /** Decimal text, oldest first, at equal intervals. Used for drawing only: the exact numbers are shown beside it. */
  values: readonly string[]
  label: string
  tone?: 'up' | 'down' | 'flat'
}

const [WIDTH, HEIGHT, EDGE] = [130, 34, 2]

/** A line chart of one day without axes; renders nothing if there are fewer than two values. */
export function Sparkline({ values, label, tone = 'flat' }: SparklineProps) {
  if (values.length < 2) return <span />
  const numbers = values.map(Number)
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)]
  const xOf = (at: number) => (at * WIDTH) / (numbers.length - 1)
  const yOf = (value: number) =>
    high === low ? HEIGHT / 2 : HEIGHT - EDGE - ((value - low) / (high - low)) * (HEIGHT - 2 * EDGE)
  const points = numbers.map((value, at) => `${xOf(at).toFixed(1)},${yOf(value).toFixed(1)}`)
  return (
    <svg className={cx(s['line'], s[tone])} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <polyline points={points.join(' ')} />
    </svg>
  )
}
