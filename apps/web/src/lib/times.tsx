import { useTakenOver } from '@tessera/ui/use-known.ts'
import { dayText, stampText, utcStampText } from './time-text.ts'

type Times = { readonly day: (iso: string) => string; readonly stamp: (iso: string) => string }

const readers: Times = { day: dayText, stamp: stampText }
const drawn: Times = { day: (iso) => utcStampText(iso).slice(0, 10), stamp: utcStampText }

/** Times of a page that the server draws: in UTC as it wrote them, and in the reader's zone once the page is taken over. */
export const useTimes = (): Times => (useTakenOver() ? readers : drawn)

export const Day = ({ of, className }: { of: string; className?: string }) => (
  <time className={className} dateTime={of}>
    {useTimes().day(of)}
  </time>
)
