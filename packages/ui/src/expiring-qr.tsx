import { RefreshCw } from 'lucide-react'
import { Button } from './button.tsx'
import s from './expiring-qr.module.css'
import { Qr } from './qr.tsx'

type ExpiringQrProps = {
  text: string
  label: string
  /** The code has expired: it fades, and the button offers a new one. */
  isOver: boolean
  refresh: string
  onRefresh: () => void
}

/** A QR code that is valid for a limited time. */
export const ExpiringQr = ({ text, label, isOver, refresh, onRefresh }: ExpiringQrProps) => (
  <div className={s['picture']} data-over={isOver || undefined}>
    <Qr text={text} label={label} />
    {isOver && (
      <span className={s['again']}>
        <Button kind="secondary" size="sm" icon={RefreshCw} onPress={onRefresh}>
          {refresh}
        </Button>
      </span>
    )}
  </div>
)
