import type { Asset } from '@tessera/domain/eligibility/rules.ts'
import { sql } from 'kysely'
import { assetColumns } from '../eligibility/rights.sql.ts'
import { many, type Source } from '../platform/rows.ts'
import type { State } from './state.ts'

/** Reads who may buy what the markets trade, for those that are new: the terms of a product do not change once it has a market. */
export async function readNewAssets(
  from: Source,
  { markets, assets }: Pick<State, 'markets' | 'assets'>,
): Promise<void> {
  const unread = [...markets.keys()].filter((symbol) => !assets.has(symbol))
  if (unread.length === 0) return
  const rows = await many(
    from,
    sql<Asset & { readonly symbol: string }>`
      select m.symbol, ${sql.raw(assetColumns)} from market m left join product p on p.symbol = m.base where m.symbol = any(${unread})`,
  )
  for (const { symbol, ...asset } of rows) assets.set(symbol, asset)
}
