import { sql } from 'kysely'
import { many, type Source } from '#platform/database/rows.ts'

/** Wallets of the house as the signer told them, the newest first: the hot one is its own, of a cold one it has the address only. */
export const houseWallets = async (source: Source, chain: string, kind: 'hot' | 'cold'): Promise<string[]> =>
  (
    await many(
      source,
      sql<{ address: string }>`
        select address from house_address where chain = ${chain} and kind = ${kind} order by created_at desc, address`,
    )
  ).map(({ address }) => address)
