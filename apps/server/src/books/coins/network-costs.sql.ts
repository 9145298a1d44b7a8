import type { ChainCost } from '@tessera/domain/payments/withdrawals/chain-fee.ts'
import { sql } from 'kysely'
import { changed, many, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

type CoinOnChain = { readonly coin: string; readonly chain: string }
type CostRow = CoinOnChain & {
  readonly payment: bigint | null
  readonly account: bigint | null
  readonly read_at: Date
}

/** Returns the cost of payments of each coin whose fee follows it. */
export const listCosts = (source: Source): Promise<CostRow[]> =>
  many(source, sql<CostRow>`select coin, chain, payment, account, read_at from network_cost`)

/** Stores the cost that the nodes report; undefined while they disagree. */
export const saveCost = (tx: Tx, { coin, chain }: CoinOnChain, cost: ChainCost | undefined): Promise<bigint> =>
  changed(
    tx,
    sql`insert into network_cost (coin, chain, payment, account, read_at)
        values (${coin}, ${chain}, ${textOf(cost?.payment)}::numeric, ${textOf(cost?.account)}::numeric, ${tx.now})
        on conflict (coin, chain) do update
           set payment = excluded.payment, account = excluded.account, read_at = excluded.read_at`,
  )

const textOf = (lamports: bigint | undefined): string | null => (lamports === undefined ? null : String(lamports))

export type CostedNetwork = CoinOnChain & { readonly mint: string; readonly token_program: string }
/** Returns the networks of a chain whose fee follows its cost. */
export const costedNetworks = (source: Source, chain: string): Promise<CostedNetwork[]> =>
  many(
    source,
    sql<CostedNetwork>`
      select coin, chain, mint, token_program from coin_network
       where chain = ${chain} and fee_mode = 'chain' order by coin`,
  )
