import type { Stop } from '@tessera/contract/access/stops/stops.ts'
import type { z } from 'zod'
import type { StopRow } from './stops.sql.ts'

/** Returns the readable subject: an account number, a coin or a symbol; empty for a stop of the whole exchange. */
export const subjectOf = ({ customer_number: account, subject_id: subject }: StopRow): string =>
  account === null ? subject : String(account)

export const stopView = (s: StopRow): z.input<typeof Stop> => ({
  id: s.id,
  number: `S-${s.number}`,
  scope: s.scope,
  subjectId: s.subject_id,
  subject: subjectOf(s),
  reason: s.reason,
  notice: s.notice,
  by: s.by_name,
  from: s.from_at.toISOString(),
  until: s.until_at.toISOString(),
})
