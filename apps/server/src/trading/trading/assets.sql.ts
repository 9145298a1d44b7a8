import type { Asset } from '@tessera/domain/identity/eligibility/rules.ts'
import { sql } from 'kysely'
import { assetColumns, ownedOutsideSpot } from '#identity/eligibility/rights.sql.ts'
import { many, type Source } from '#platform/database/rows.ts'
import type { Place } from './command.ts'
import type { Holding } from './locked-rows.sql.ts'
import type { MarketStatus } from './market-status.sql.ts'
import type { State } from './state.ts'

/** Reads the eligibility rules of tokens, for new markets and for markets whose product was linked or changed. */
export async function readNewAssets(
  from: Source,
  { markets, assets }: Pick<State, 'markets' | 'assets'>,
  versions: readonly Pick<MarketStatus, 'symbol' | 'product'>[],
): Promise<void> {
  const unread = versions.filter(
    ({ symbol, product }) => markets.has(symbol) && assets.get(symbol)?.product !== product,
  )
  if (unread.length === 0) return
  const products = new Map(unread.map(({ symbol, product }) => [symbol, product]))
  const rows = await many(
    from,
    sql<Asset & { readonly symbol: string }>`
      select m.symbol, ${sql.raw(assetColumns)} from market m left join product p on p.symbol = m.base and p.status <> 'draft' where m.symbol = any(${[...products.keys()]})`,
  )
  for (const { symbol, ...asset } of rows) assets.set(symbol, { ...asset, product: products.get(symbol) ?? null })
}

/** The holdings of capped coins that these placements buy, if they were not read before because the cap was unknown. */
export async function readMissingHoldings(
  from: Source,
  { markets, assets }: Pick<State, 'markets' | 'assets'>,
  placements: readonly Place[],
  known: readonly Holding[],
): Promise<Holding[]> {
  const isKnown = (customer: string, market: string): boolean =>
    known.some((each) => each.customer === customer && each.coin === markets.get(market)?.terms.base)
  const missing = placements.filter(
    ({ customer, market, side }) =>
      side === 'buy' && (assets.get(market)?.cap ?? null) !== null && !isKnown(customer, market),
  )
  if (missing.length === 0) return []
  return many(
    from,
    sql<Holding>`
      select distinct w.customer, m.base as coin, trunc(${sql.raw(ownedOutsideSpot('b.person', 'm.base'))})::text as outside,
             array(select f.id::text from customer f where b.person in (f.id, f.parent_id)) as accounts
        from unnest(${missing.map(({ customer }) => customer)}::uuid[], ${missing.map(({ market }) => market)}::text[]) as w(customer, market)
        join market m on m.symbol = w.market join customer c on c.id = w.customer
       cross join lateral (select coalesce(c.parent_id, c.id) as person) b`,
  )
}
