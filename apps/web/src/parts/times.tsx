import { useHydrated } from '@tessera/ui/use-hydrated.ts'
import { dayText, stampText, utcStampText } from './time-text.ts'

type Times = { readonly day: (iso: string) => string; readonly stamp: (iso: string) => string }

const readers: Times = { day: dayText, stamp: stampText }
const drawn: Times = { day: (iso) => utcStampText(iso).slice(0, 10), stamp: utcStampText }

/** Times in the reader's zone; in UTC on the server and until hydration, because the server does not know the zone. */
export const useTimes = (): Times => (useHydrated() ? readers : drawn)

export const Day = ({ of, className }: { of: string; className?: string }) => (
  <time className={className} dateTime={of}>
    {useTimes().day(of)}
  </time>
)
