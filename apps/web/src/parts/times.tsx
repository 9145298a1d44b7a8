import { useHydrated } from '@tessera/ui/use-hydrated.ts'
import { dayText, deadlineText, stampText, utcStampText } from './time-text.ts'

type Times = {
  readonly day: (iso: string) => string
  readonly stamp: (iso: string) => string
  /** A closing time with its zone: `2026-03-18 14:42 UTC+08:00`. */
  readonly deadline: (iso: string) => string
}

const readers: Times = { day: dayText, stamp: stampText, deadline: deadlineText }
const drawn: Times = {
  day: (iso) => utcStampText(iso).slice(0, 10),
  stamp: utcStampText,
  deadline: (iso) => `${utcStampText(iso).slice(0, 16)} UTC`,
}

/** Times in the reader's zone; in UTC on the server and until hydration, because the server does not know the zone. */
export const useTimes = (): Times => (useHydrated() ? readers : drawn)

export const Day = ({ of, className }: { of: string; className?: string }) => (
  <time className={className} dateTime={of}>
    {useTimes().day(of)}
  </time>
)

/** A closing time with hour and zone; the hour is in a second line, so that columns stay narrow. */
export const Deadline = ({ of, className }: { of: string; className?: string }) => {
  const text = useTimes().deadline(of)
  return (
    <time className={className} dateTime={of}>
      {text.slice(0, 10)} <small className="t3">{text.slice(11)}</small>
    </time>
  )
}
