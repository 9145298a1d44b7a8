import { sql } from 'kysely'
import { many, one, type Source } from '../platform/rows.ts'

export type HeldCoin = { readonly coin: string; readonly mint: string; readonly token_program: string }
export const coinsOn = (source: Source, chain: string): Promise<HeldCoin[]> =>
  many(source, sql<HeldCoin>`select coin, mint, token_program from coin_network where chain = ${chain} order by coin`)

/** Wallets of the house, as the signer told them. */
export const houseWallets = async (source: Source, chain: string): Promise<string[]> =>
  (await many(source, sql<{ address: string }>`select address from house_address where chain = ${chain}`)).map(
    ({ address }) => address,
  )

export const watchedAccounts = async (source: Source, chain: string, coin: string): Promise<string[]> =>
  (
    await many(
      source,
      sql<{ account: string }>`
        select token_account as account from chain_cursor where chain = ${chain} and coin = ${coin} order by token_account`,
    )
  ).map(({ account }) => account)

/** Coins of it are on their way: chain and books may differ. */
export const isUnderWay = async (source: Source, coin: string): Promise<boolean> =>
  (
    await one(
      source,
      sql<{ found: boolean }>`
        select exists (select 1 from withdraw_attempt where coin = ${coin} and outcome = 'pending')
            or exists (select 1 from sweep where coin = ${coin} and outcome = 'pending')
            or exists (select 1 from deposit where coin = ${coin} and status in ('seen', 'confirming', 'finalised')) as found`,
    )
  ).found
