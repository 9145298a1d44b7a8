import type { SentCoin } from '@tessera/domain/payments/internal-transfers/recipient.ts'
import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { type RawBuilder, sql } from 'kysely'
import { afterKey, nextOf, type PageRequest, skipped } from '#platform/database/keyset.ts'
import { changed, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { stopRuns } from '#platform/settings/running-stops.sql.ts'
import type { CoinRow } from '#profile/transfers/transfers.sql.ts'

/** The kind of account from which a coin `c` is sent and in which it arrives. */
const home = sql`case c.kind when 'fiat' then 'fiat' else 'token' end`
/** False if the coin is on chains and none of them accepts deposits, or while the coin is stopped. */
const depositsOpen = sql<boolean>`
  (coalesce((select bool_or(n.deposit_open) from coin_network n where n.coin = c.code), true) and not ${stopRuns('coin', sql`c.code`)})`

export type SendableCoin = CoinRow &
  Omit<SentCoin, 'worthKnown'> & { readonly coin: string; readonly available: Amount }

const coinsOf = (customerId: string): RawBuilder<SendableCoin> => sql<SendableCoin>`
  select c.code as coin, c.kind, c.scale, ${depositsOpen} as "depositsOpen",
         coalesce(a.posted - a.held, 0)::numeric as available
    from coin c
    left join account a on a.customer_id = ${customerId} and a.kind = ${home} and a.purpose = 'own' and a.coin = c.code`

/** Returns the coins of a customer; coins on a chain come before fiat. */
export const listCoins = (source: Source, customerId: string): Promise<SendableCoin[]> =>
  many(
    source,
    sql<SendableCoin>`${coinsOf(customerId)} order by array_position(array['crypto', 'token', 'fiat'], c.kind), c.code`,
  )

export const findCoin = (source: Source, customerId: string, coin: string): Promise<SendableCoin | undefined> =>
  maybeOne(source, sql<SendableCoin>`${coinsOf(customerId)} where c.code = ${coin}`)

export type NewInternalTransfer = {
  readonly id: string
  readonly customer_id: string
  readonly recipient_id: string
  readonly coin: string
  readonly amount: Amount
  readonly fee: Amount
  readonly limit_value: Amount
  readonly limit_currency: string
  readonly note: string | null
  readonly kyc_at_request: string
  readonly factor: string
}

export const insertInternalTransfer = (tx: Tx, t: NewInternalTransfer): Promise<bigint> =>
  changed(
    tx,
    sql`insert into internal_transfer (id, customer_id, recipient_id, coin, amount, fee, limit_value, limit_currency, note, kyc_at_request, factor, sent_at)
        values (${t.id}, ${t.customer_id}, ${t.recipient_id}, ${t.coin}, ${String(t.amount)}::numeric, ${String(t.fee)}::numeric, ${String(t.limit_value)}::numeric, ${t.limit_currency},
                ${t.note}, ${t.kyc_at_request}, ${t.factor}, ${tx.now})`,
  )

export type InternalTransferRow = {
  readonly id: string
  readonly sent_at: Date
  readonly direction: 'sent' | 'received'
  readonly name: string
  readonly coin: string
  readonly scale: number
  /** The amount that left the sender with its fee, or that arrived at the recipient. */
  readonly amount: Amount
  /** The sender's fee; zero for the recipient. */
  readonly fee: Amount
  readonly note: string | null
}

/** Returns SQL of a customer's transfers as sender or as recipient. Each side has its own index. */
const sideOf = (
  direction: InternalTransferRow['direction'],
  customerId: string,
  chosen: RawBuilder<unknown>,
): RawBuilder<unknown> => {
  const [own, other] = direction === 'sent' ? ['customer_id', 'recipient_id'] : ['recipient_id', 'customer_id']
  return sql`
    select t.*, ${direction} as direction, t.${sql.ref(other)} as other from internal_transfer t
     where t.${sql.ref(own)} = ${customerId} ${chosen}`
}

const view = sql`t.id, t.sent_at, t.direction, coalesce(o.real_name, '') as name, t.coin, c.scale,
  (t.amount - case t.direction when 'received' then t.fee else 0 end)::numeric as amount,
  (case t.direction when 'sent' then t.fee else 0 end)::numeric as fee, t.note`

export async function listInternalTransfers(
  source: Source,
  customerId: string,
  request: PageRequest & { readonly coin?: string | undefined },
): Promise<{ readonly total: number; readonly rows: InternalTransferRow[]; readonly next: string | null }> {
  const ofCoin = request.coin === undefined ? sql`` : sql`and t.coin = ${request.coin}`
  const { total } = await one(
    source,
    sql<{ total: number }>`
      select ((select count(*) from internal_transfer t where t.customer_id = ${customerId} ${ofCoin})
            + (select count(*) from internal_transfer t where t.recipient_id = ${customerId} ${ofCoin}))::int as total`,
  )
  const max = skipped(request) + request.pageSize
  const page = sql`${ofCoin} ${afterKey(sql`t.number`, request)} order by t.number desc limit ${max}`
  const rows = await many(
    source,
    sql<InternalTransferRow & { key: bigint }>`
      select ${view}, t.number as key
        from ((${sideOf('sent', customerId, page)}) union all (${sideOf('received', customerId, page)})) t
        join coin c on c.code = t.coin join customer o on o.id = t.other
       order by t.number desc limit ${request.pageSize} offset ${skipped(request)}`,
  )
  return { total, rows, next: nextOf(rows, request) }
}

export const findSent = (source: Source, customerId: string, id: string): Promise<InternalTransferRow> =>
  one(
    source,
    sql<InternalTransferRow>`
      select ${view} from (${sideOf('sent', customerId, sql`and t.id = ${id}`)}) t
        join coin c on c.code = t.coin join customer o on o.id = t.other`,
  )
