import { sql } from 'kysely'
import { many, type Source } from '#platform/database/rows.ts'

export type CoinFacts = { readonly code: string; readonly kind: 'crypto' | 'fiat'; readonly scale: number }

/** Returns coins that can pay, by code: fiat currencies and coins on a chain, but no token of another product. */
export const coinFacts = async (source: Source, codes: readonly string[]): Promise<ReadonlyMap<string, CoinFacts>> =>
  new Map(
    (
      await many(
        source,
        sql<CoinFacts>`select code, kind, scale from coin where code = any(${codes}::text[]) and kind in ('crypto', 'fiat')`,
      )
    ).map((coin) => [coin.code, coin]),
  )
