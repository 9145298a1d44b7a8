import { encode } from 'uqr'
import s from './deposits.module.css'

/** Dark on light in both themes: cameras read nothing else well. */
export const Qr = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { border: 0, ecc: 'M' })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <div className={s['qr']} data-theme="light">
      <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
        <path d={path} fill="var(--text)" />
      </svg>
    </div>
  )
}
