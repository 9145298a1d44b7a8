import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { deposits } from '@tessera/contract/payments/deposits/deposits.ts'
import type { DepositStatus } from '@tessera/domain/payments/deposits/machine.ts'
import type { GONE_FROM_CHAIN, SetAsideReason } from '@tessera/domain/payments/deposits/crediting.ts'
import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { sql } from 'kysely'
import type { Incoming, WatchedAccount } from '#payments/chain/chain-transfers.ts'
import { type Page, pageByTime } from '#platform/database/page.sql.ts'
import { changed, many, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { Watched } from './addresses.sql.ts'

export type DepositRow = { readonly id: string; readonly status: DepositStatus; readonly fresh: boolean }

/**
 * Returns the row of this movement, locked until the transaction ends. Creates it if it is missing; the unique key
 * allows only one.
 */
export async function lockDeposit(tx: Tx, id: string, watched: Watched, seen: Incoming): Promise<DepositRow> {
  const fresh = await changed(
    tx,
    sql`insert into deposit (id, customer_id, coin, chain, signature, path, destination, mint, amount, slot, confirmations, status, seen_at)
        values (${id}, ${watched.customer_id}, ${watched.coin}, ${watched.chain}, ${seen.signature}, ${seen.path}, ${seen.destination},
                ${seen.mint}, ${String(seen.amount)}::numeric, ${seen.slot}, 0, 'seen', ${tx.now})
        on conflict (chain, signature, path, destination, mint) do nothing`,
  )
  const row = await one(
    tx,
    sql<{ id: string; status: DepositStatus }>`
      select id, status from deposit
       where chain = ${watched.chain} and signature = ${seen.signature} and path = ${seen.path}
         and destination = ${seen.destination} and mint = ${seen.mint} for update`,
  )
  return { ...row, fresh: fresh === 1n }
}

/** Replaces the announced facts with those of the finalized chain. */
export const setSettled = (tx: Tx, id: string, settled: Incoming, confirmations: number): Promise<bigint> =>
  changed(
    tx,
    sql`update deposit set amount = ${String(settled.amount)}::numeric, slot = ${settled.slot}, confirmations = ${confirmations},
        sender = ${settled.sender} where id = ${id}`,
  )

export const setCredited = (tx: Tx, id: string, journalId: string): Promise<bigint> =>
  changed(tx, sql`update deposit set journal_id = ${journalId}, credited_at = ${tx.now} where id = ${id}`)

export const setReason = (
  tx: Tx,
  id: string,
  reason: SetAsideReason | typeof GONE_FROM_CHAIN | null,
): Promise<bigint> => changed(tx, sql`update deposit set reason = ${reason} where id = ${id}`)

/** Updates the confirmations ("n of N") of deposits that are not finalized yet. */
export const countConfirmations = (tx: Tx, chain: string, headSlot: bigint): Promise<bigint> =>
  changed(
    tx,
    sql`update deposit d set confirmations = greatest(d.confirmations, least(n.confirmations, ${headSlot} - d.slot)::int)
          from coin_network n
         where n.coin = d.coin and n.chain = d.chain and d.chain = ${chain} and d.status in ('seen', 'confirming')`,
  )

/** An announced movement, with the account that receives it. */
export type OpenDeposit = WatchedAccount & { readonly id: string; readonly signature: string; readonly path: string }

/** Returns deposits that were announced before `slot` and are not finalized. */
export const openBefore = (tx: Source, chain: string, slot: bigint): Promise<OpenDeposit[]> =>
  many(
    tx,
    sql<OpenDeposit>`
      select d.id, d.signature, d.path, d.destination as "tokenAccount", a.address as owner, d.mint
        from deposit d join deposit_address a on a.chain = d.chain and a.customer_id = d.customer_id
       where d.chain = ${chain} and d.slot < ${slot} and d.status in ('seen', 'confirming')`,
  )

export type ListedDeposit = {
  readonly id: string
  readonly seen_at: Date
  readonly coin: string
  readonly chain: string
  readonly scale: number
  readonly amount: Amount
  readonly address: string
  readonly signature: string
  readonly confirmations: number
  readonly needed: number
  readonly status: DepositStatus
  readonly reason: string | null
  readonly credited_at: Date | null
}

type Listed = Omit<InputOf<typeof deposits.list>, 'status'> & {
  readonly statuses?: readonly DepositStatus[] | undefined
  /** Limits the list to one transaction on the chain. */
  readonly signature?: string | undefined
}

/** Returns one page of a customer's deposits, newest first, with their total number. */
export function listDeposits(tx: Source, customerId: string, request: Listed): Promise<Page<ListedDeposit>> {
  const { coin, statuses, signature, from, to } = request
  const chosen = sql`
    from deposit d join coin c on c.code = d.coin
    join coin_network n on n.coin = d.coin and n.chain = d.chain
    join deposit_address a on a.chain = d.chain and a.customer_id = d.customer_id
   where d.customer_id = ${customerId}
     and (${coin ?? null}::text is null or d.coin = ${coin ?? null})
     and (${statuses ?? null}::text[] is null or d.status = any(${statuses ?? null}))
     and (${signature ?? null}::text is null or d.signature = ${signature ?? null})
     and (${from ?? null}::timestamptz is null or d.seen_at >= ${from ?? null})
     and (${to ?? null}::timestamptz is null or d.seen_at <= ${to ?? null})`
  const columns = sql`d.id, d.seen_at, d.coin, d.chain, c.scale, d.amount, a.address, d.signature, d.confirmations,
    n.confirmations as needed, d.status, d.reason, d.credited_at`
  return pageByTime(tx, { columns, chosen, at: sql`d.seen_at`, id: sql`d.id` }, request)
}
