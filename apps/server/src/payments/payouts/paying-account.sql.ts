import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { BankCalendar } from '@tessera/domain/payments/payouts/expected-arrival.ts'
import type { WithdrawalTerms } from '@tessera/domain/payments/withdrawals/quote.ts'
import { sql } from 'kysely'
import { many, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { leavingStopped } from '#platform/settings/running-stops.sql.ts'
import { payoutFiatUnsupported } from './refusals.ts'

/** The days on which the bank of an account pays, as stored in its row. */
export type CalendarRow = {
  readonly time_zone: string
  readonly cut_off: string
  readonly bank_holidays: readonly string[]
}
export const calendarOf = (row: CalendarRow): BankCalendar => ({
  timeZone: row.time_zone,
  cutOff: row.cut_off,
  holidays: row.bank_holidays,
})

/** An account of the exchange from which payouts are paid, with their terms. */
export type PayingAccount = CalendarRow & {
  readonly id: string
  readonly account: string
  readonly coin: string
  readonly scale: number
  readonly name_en: string
  readonly name_zh: string
  readonly bank: string
  readonly bank_code: string | null
  readonly payee: string
  readonly account_number: string
  readonly payout_open: boolean
  readonly payout_fee: Amount
  readonly payout_min: Amount
  readonly payout_max: Amount
}

const columns = sql`
  b.id, b.name as account, b.coin, c.scale, c.name_en, c.name_zh, b.bank, b.bank_code, b.payee, b.account_number,
  b.payout_open and not ${leavingStopped(sql`b.coin`)} as payout_open, b.payout_fee,
  b.payout_min, b.payout_max, b.time_zone, b.cut_off, b.bank_holidays from bank_account b join coin c on c.code = b.coin`

/** Returns the account of each currency from which a customer is paid. */
export const payingAccounts = (source: Source, customerId: string): Promise<PayingAccount[]> =>
  many(
    source,
    sql<PayingAccount>`select ${columns} where b.id = bank_account_for(${customerId}, b.coin, true) order by b.coin`,
  )

type Found = Outcome<PayingAccount, 'PAYOUT_FIAT_UNSUPPORTED'>
const supported = (ours: PayingAccount | undefined): Found => (ours === undefined ? payoutFiatUnsupported : ok(ours))

export const payingAccount = async (source: Source, customerId: string, coin: string): Promise<Found> =>
  supported(
    await maybeOne(
      source,
      sql<PayingAccount>`select ${columns} where b.coin = ${coin} and b.id = bank_account_for(${customerId}, ${coin}, true)`,
    ),
  )

/**
 * Returns the open account with this name, locked. Of two concurrent exports the second waits, and then sees the result
 * of the first.
 */
export const lockPayingAccount = async (tx: Tx, name: string): Promise<Found> =>
  supported(
    await maybeOne(
      tx,
      sql<PayingAccount>`select ${columns} where b.closed_at is null and b.name = ${name} for no key update of b`,
    ),
  )

type FileOf = { readonly fiat: string; readonly bankAccount: string | undefined }
/**
 * Returns the account of a lost file: the one that the audit log names, otherwise an open one, otherwise the last one
 * that was opened.
 */
export const accountOfFile = (source: Source, { fiat, bankAccount }: FileOf): Promise<PayingAccount | undefined> =>
  maybeOne(
    source,
    sql<PayingAccount>`
      select ${columns} where b.coin = ${fiat}
       order by (b.name = ${bankAccount ?? ''}) desc, b.closed_at is null desc, b.opened_at desc limit 1`,
  )

/** Returns the account with this id, open or not, because a file never changes its account. */
export const payingAccountById = (source: Source, id: string): Promise<PayingAccount | undefined> =>
  maybeOne(source, sql<PayingAccount>`select ${columns} where b.id = ${id}`)

export const termsOf = (ours: PayingAccount): WithdrawalTerms => ({
  coin: ours.coin,
  scale: ours.scale,
  open: ours.payout_open,
  fee: ours.payout_fee,
  min: ours.payout_min,
  max: ours.payout_max,
})
