import { useSecondsLeft } from '@tessera/ui/seconds-left.ts'
import { useTranslations } from 'use-intl'

/** Longer than any time limit, so the countdown is shown from the start. */
const LONGER_THAN_ANY_LIMIT = 7 * 86_400

const two = (count: number): string => String(count).padStart(2, '0')

/** `14:05`, with hours if there are any. */
export const clockText = (seconds: number): string => {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`
}

type CountdownProps = {
  until: string
  /** The server's clock at the time of the response; with `readAt`, it corrects a wrong browser clock. */
  serverNow: string
  readAt: number
}

/** The time left to pay, by the server's clock. */
export function Countdown({ until, serverNow, readAt }: CountdownProps) {
  const t = useTranslations('otc-deals')
  const ahead = new Date(serverNow).getTime() - readAt
  const seconds = useSecondsLeft(new Date(until).getTime() - ahead, LONGER_THAN_ANY_LIMIT)
  return (
    <div role="timer" aria-label={t('left')} className="right">
      <span className="t3 sm">{t('left')}</span>
      <div className="h4 num">{seconds === undefined ? '--:--' : clockText(seconds)}</div>
    </div>
  )
}
