import type { TransferPlace, TransferStatus } from '@tessera/domain/profile/transfers/transfer.ts'
import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { type RawBuilder, sql } from 'kysely'
import type { PageRequest } from '#platform/database/keyset.ts'
import { type Page, pageByNumber } from '#platform/database/page.sql.ts'
import { changed, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type TransferRow = {
  readonly id: string
  readonly customer_id: string
  /** The customer who receives the money. */
  readonly target_customer: string
  readonly coin: string
  readonly scale: number
  readonly amount: Amount
  readonly source: TransferPlace
  readonly target: TransferPlace
  readonly status: TransferStatus
  readonly requested_at: Date
  readonly completed_at: Date | null
}

const columns = sql`t.id, t.customer_id, coalesce(t.target_customer_id, t.customer_id) as target_customer, t.coin, c.scale, t.amount, t.source, t.target, t.status, t.requested_at, t.completed_at`

export type CoinRow = { readonly kind: 'crypto' | 'fiat' | 'token'; readonly scale: number }
export const readCoin = (tx: Source, coin: string): Promise<CoinRow | undefined> =>
  maybeOne(tx, sql<CoinRow>`select kind, scale from coin where code = ${coin}`)

export async function insertTransfer(
  tx: Tx,
  id: string,
  transfer: {
    customer: string
    target?: string | undefined
    coin: string
    amount: Amount
    from: TransferPlace
    to: TransferPlace
  },
): Promise<void> {
  await changed(
    tx,
    sql`insert into transfer (id, customer_id, target_customer_id, coin, amount, source, target, status, requested_at)
        values (${id}, ${transfer.customer}, ${transfer.target ?? null}, ${transfer.coin}, ${String(transfer.amount)}::numeric, ${transfer.from}, ${transfer.to},
                'requested', ${tx.now})`,
  )
}

export const setCompleted = (tx: Tx, id: string): Promise<bigint> =>
  changed(tx, sql`update transfer set completed_at = ${tx.now} where id = ${id} and status = 'completed'`)

/** Returns a customer's own transfer with its current status. */
export const findTransfer = (tx: Source, customer: string, id: string): Promise<TransferRow | undefined> =>
  maybeOne(
    tx,
    sql<TransferRow>`select ${columns} from transfer t join coin c on c.code = t.coin where t.id = ${id} and t.customer_id = ${customer}`,
  )

/** Returns the customer who sends the money of a transfer. */
export const ownerOf = async (source: Source, id: string): Promise<string> =>
  (await one(source, sql<{ owner: string }>`select customer_id as owner from transfer where id = ${id}`)).owner

/** Returns transfers in clearing to a token or fiat account, oldest first. */
export const waitingForWallet = (tx: Source): Promise<{ id: string; customer_id: string }[]> =>
  many(
    tx,
    sql<{ id: string; customer_id: string }>`
      select id, customer_id from transfer where status = 'sent' and target <> 'spot' order by number limit 200`,
  )

const own = (customer: string, coin: string | undefined): RawBuilder<unknown> =>
  sql`from transfer t join coin c on c.code = t.coin
       where t.customer_id = ${customer} ${coin === undefined ? sql`` : sql`and t.coin = ${coin}`}`

export function listTransfers(
  tx: Source,
  customer: string,
  page: PageRequest & { readonly coin?: string | undefined },
): Promise<Page<TransferRow>> {
  const from = own(customer, page.coin)
  return pageByNumber(tx, { columns, chosen: from, number: sql`t.number` }, page)
}
