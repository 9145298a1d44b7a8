import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { sql } from 'kysely'
import { changed, many, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { SignedPayment } from '#payments/chain/chain-payments.ts'

export type Sweepable = {
  readonly chain: string
  readonly token_account: string
  readonly coin: string
  readonly customer_id: string
  readonly mint: string
  readonly token_program: string
  readonly scale: number
}

/** Returns our accounts that hold at least the coin's minimum deposit and have no sweep in progress. */
export const sweepable = (tx: Source, chain: string): Promise<Sweepable[]> =>
  many(
    tx,
    sql<Sweepable>`
      select w.chain, w.token_account, w.coin, w.customer_id, n.mint, n.token_program, c.scale
        from chain_cursor w
        join coin_network n on n.coin = w.coin and n.chain = w.chain
        join coin c on c.code = w.coin
       where w.chain = ${chain}
         and not exists (select 1 from sweep s where s.chain = w.chain and s.token_account = w.token_account and s.outcome = 'pending')
         and (select coalesce(sum(d.amount), 0) from deposit d
               where d.chain = w.chain and d.destination = w.token_account and d.status in ('credited', 'manual', 'withheld'))
           - (select coalesce(sum(s.amount), 0) from sweep s
               where s.chain = w.chain and s.token_account = w.token_account and s.outcome = 'finalised') >= greatest(n.deposit_min, 1)
       order by w.token_account limit 100`,
  )

/** Allows one sweep in progress per token account, so that of two concurrent runs one stores it. */
export const insertSweep = (
  tx: Tx,
  sweep: SignedPayment & {
    readonly id: string
    readonly amount: Amount
    readonly from: Pick<Sweepable, 'chain' | 'token_account' | 'coin'>
    /** `hot`: to the hot wallet. `cold`: from the hot to the cold wallet. */
    readonly target: 'hot' | 'cold'
  },
): Promise<bigint> =>
  changed(
    tx,
    sql`insert into sweep (id, chain, token_account, coin, amount, target, signature, wire, last_valid_height, outcome, created_at)
        values (${sweep.id}, ${sweep.from.chain}, ${sweep.from.token_account}, ${sweep.from.coin}, ${String(sweep.amount)}::numeric,
                ${sweep.target}, ${sweep.signature}, ${sweep.wire}, ${sweep.lastValidHeight}, 'pending', ${tx.now})
        on conflict do nothing`,
  )

export type PendingSweep = {
  readonly id: string
  readonly signature: string
  readonly wire: string
  readonly last_valid_height: bigint
}

export const pendingSweeps = (tx: Source, chain: string): Promise<PendingSweep[]> =>
  many(
    tx,
    sql<PendingSweep>`select id, signature, wire, last_valid_height from sweep where chain = ${chain} and outcome = 'pending'`,
  )

export const resolveSweep = (
  tx: Tx,
  id: string,
  outcome: 'finalised' | 'expired' | 'failed_onchain',
): Promise<bigint> =>
  changed(
    tx,
    sql`update sweep set outcome = ${outcome}, resolved_at = ${tx.now} where id = ${id} and outcome = 'pending'`,
  )
