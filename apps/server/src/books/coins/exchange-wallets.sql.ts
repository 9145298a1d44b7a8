import { sql } from 'kysely'
import { many, type Source } from '#platform/database/rows.ts'

/**
 * Returns wallets of the exchange as the signer stored them, newest first. The signer has the key of the hot wallet,
 * but only the address of a cold one.
 */
export const exchangeWallets = async (source: Source, chain: string, kind: 'hot' | 'cold'): Promise<string[]> =>
  (
    await many(
      source,
      sql<{ address: string }>`
        select address from house_address where chain = ${chain} and kind = ${kind} order by created_at desc, address`,
    )
  ).map(({ address }) => address)
