import { sql } from 'kysely'
import { many, one, type Source } from '#platform/database/rows.ts'

export type HeldCoin = { readonly coin: string; readonly mint: string; readonly token_program: string }
export const coinsOn = (source: Source, chain: string): Promise<HeldCoin[]> =>
  many(source, sql<HeldCoin>`select coin, mint, token_program from coin_network where chain = ${chain} order by coin`)

export const watchedAccounts = async (source: Source, chain: string, coin: string): Promise<string[]> =>
  (
    await many(
      source,
      sql<{ account: string }>`
        select token_account as account from chain_cursor where chain = ${chain} and coin = ${coin} order by token_account`,
    )
  ).map(({ account }) => account)

/** Minor units of a coin in transit, by which chain and ledger may differ. */
export type UnderWay = {
  /** Signed payments, which are still on the chain or have left. */
  readonly leaving: bigint
  /** Announced deposits that are not settled, which are on the chain or not yet. */
  readonly arriving: bigint
  /**
   * Sweeps from our deposit accounts to our hot wallet. Reading the accounts one after the other may count them twice.
   */
  readonly sweeping: bigint
}
export const underWay = (source: Source, coin: string): Promise<UnderWay> =>
  one(
    source,
    sql<UnderWay>`
      select (select coalesce(sum(amount), 0) from withdraw_attempt where coin = ${coin} and outcome = 'pending')::numeric as leaving,
             (select coalesce(sum(amount), 0) from deposit where coin = ${coin} and status in ('seen', 'confirming', 'finalised'))::numeric as arriving,
             (select coalesce(sum(amount), 0) from sweep where coin = ${coin} and outcome = 'pending' and target = 'hot')::numeric as sweeping`,
  )
