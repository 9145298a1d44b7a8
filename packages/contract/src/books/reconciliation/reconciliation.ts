import { places } from '@tessera/domain/books/reconciliation/postings.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import {
  AmountText,
  Coin,
  Day,
  FileReply,
  Id,
  keysetOf,
  PageRequest,
  pageOf,
  Time,
  TimeKeysetRequest,
} from '#platform/http/shared.ts'
import { DayRow, SignedRecord } from './daily-record.ts'

/** `surplus`: more is held externally than the ledger shows. `shortfall`: less. */
export const findings = ['surplus', 'shortfall'] as const
const Found = {
  coin: Coin,
  where: z.enum(places),
  finding: z.enum(findings),
  amount: AmountText,
}
/** A reported difference, which stops all withdrawals until two people post it. */
const Difference = z.object({ ...Found, since: Time }).meta({ id: 'ReconciliationDifference' })
/** A posting that two people approved, and its reversal if they approved one. */
const Booking = z
  .object({ ...Found, id: Id, bookedAt: Time, reversed: z.boolean() })
  .meta({ id: 'ReconciliationBooking' })

/** Compares what chain and banks hold with the books. Bookings and signatures are approvals. */
export const reconciliation = endpoints({
  list: {
    method: 'POST',
    path: 'console/api/v1/reconciliation/list',
    summary: 'Open differences, and the bookings for earlier ones, newest first',
    who: 'operator',
    permission: 'reconciliation.read',
    input: z.object(TimeKeysetRequest),
    reply: keysetOf(Booking).extend({ standing: z.array(Difference) }),
    refusals: [],
  },
  days: {
    method: 'POST',
    path: 'console/api/v1/reconciliation/days',
    summary: 'The record of each day (UTC), newest first. Two people sign each: the approval `daily_reconciliation`',
    who: 'operator',
    permission: 'reconciliation.read',
    input: z.object(PageRequest),
    reply: pageOf(DayRow),
    refusals: [],
  },
  day: {
    method: 'POST',
    path: 'console/api/v1/reconciliation/day',
    summary:
      'The record of a day: books, holdings, bank statements, debts to customers and differences, with signatures',
    who: 'operator',
    permission: 'reconciliation.read',
    input: z.object({ day: Day }),
    reply: SignedRecord,
    refusals: ['NOT_FOUND'],
  },
  dayFile: {
    method: 'POST',
    path: 'console/api/v1/reconciliation/day_file',
    summary: 'The record of a day as a file: the signed CSV, or a PDF with the signatures and the hash of the CSV',
    who: 'operator',
    permission: 'reconciliation.read',
    rate: { points: 30, seconds: 60 },
    input: z.object({ day: Day, format: z.enum(['csv', 'pdf']) }),
    reply: FileReply,
    produces: 'file',
    refusals: ['NOT_FOUND'],
  },
})
