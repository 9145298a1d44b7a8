import { encode } from 'uqr'
import s from './qr.module.css'

type QrProps = {
  text: string
  /** The alternative text for screen readers. */
  label: string
  /** The side in pixels, including the quiet zone. */
  size?: number
}

/** A QR code, dark on light in both themes because cameras cannot read the inverse reliably. */
export const Qr = ({ text, label, size = 188 }: QrProps) => {
  const { data, size: cells } = encode(text, { border: 0, ecc: 'M' })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <div className={s['qr']} data-theme="light" style={{ width: size, height: size }}>
      <svg viewBox={`0 0 ${cells} ${cells}`} shapeRendering="crispEdges" role="img" aria-label={label}>
        <path d={path} fill="var(--text)" />
      </svg>
    </div>
  )
}
