import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { WithdrawalTerms } from '@tessera/domain/payments/withdrawals/quote.ts'
import { sql } from 'kysely'
import { many, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { leavingStopped } from '#platform/settings/running-stops.sql.ts'
import { payoutFiatUnsupported } from './refusals.ts'

/** Our open account of a currency, from which payouts are paid, with their terms. */
export type PayingAccount = {
  readonly id: string
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
  b.id, b.coin, c.scale, c.name_en, c.name_zh, b.bank, b.bank_code, b.payee, b.account_number,
  b.payout_open and not ${leavingStopped(sql`b.coin`)} as payout_open, b.payout_fee,
  b.payout_min, b.payout_max from bank_account b join coin c on c.code = b.coin`

export const payingAccounts = (source: Source): Promise<PayingAccount[]> =>
  many(source, sql<PayingAccount>`select ${columns} where b.closed_at is null order by b.coin`)

type Found = Outcome<PayingAccount, 'PAYOUT_FIAT_UNSUPPORTED'>
const supported = (ours: PayingAccount | undefined): Found => (ours === undefined ? payoutFiatUnsupported : ok(ours))

export const payingAccount = async (source: Source, coin: string): Promise<Found> =>
  supported(
    await maybeOne(source, sql<PayingAccount>`select ${columns} where b.closed_at is null and b.coin = ${coin}`),
  )

/** As `payingAccount`, locked. Of two simultaneous exports the second waits, and then sees the result of the first. */
export const lockPayingAccount = async (tx: Tx, coin: string): Promise<Found> =>
  supported(
    await maybeOne(
      tx,
      sql<PayingAccount>`select ${columns} where b.closed_at is null and b.coin = ${coin} for no key update of b`,
    ),
  )

/** The account of a file of a currency: the open one, or otherwise the last one that was opened. */
export const accountOfFile = (source: Source, coin: string): Promise<PayingAccount | undefined> =>
  maybeOne(
    source,
    sql<PayingAccount>`select ${columns} where b.coin = ${coin} order by b.closed_at is null desc, b.opened_at desc limit 1`,
  )

/** The account with this id, open or not, because a file keeps its account permanently. */
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
