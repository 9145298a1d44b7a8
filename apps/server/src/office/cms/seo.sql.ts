import { readableKinds } from '@tessera/domain/office/cms/kinds.ts'
import { sql } from 'kysely'
import { many, maybeOne, type Source } from '#platform/database/rows.ts'

export type ProductSeo = {
  readonly symbol: string
  readonly version: number
  readonly type: string
  readonly name: { readonly en: string; readonly zh: string }
  readonly summary: { readonly en: string; readonly zh: string }
}

/** Returns metadata of a published product for search engines and link previews. */
export const productSeo = (source: Source, symbol: string): Promise<ProductSeo | undefined> =>
  maybeOne(
    source,
    sql<ProductSeo>`
      select symbol, version, type, terms #> '{facts,name}' as name, terms #> '{facts,summary}' as summary
        from product where symbol = ${symbol} and status <> 'draft'`,
  )

export type MarketSeo = {
  readonly base: string
  readonly quote: string
  /** The published product of the traded coin, if there is one. */
  readonly name: ProductSeo['name'] | null
  readonly summary: ProductSeo['summary'] | null
}

/** Returns metadata of a market for search engines and link previews. */
export const marketSeo = (source: Source, symbol: string): Promise<MarketSeo | undefined> =>
  maybeOne(
    source,
    sql<MarketSeo>`
      select m.base, m.quote, p.terms #> '{facts,name}' as name, p.terms #> '{facts,summary}' as summary
        from market m left join product p on p.symbol = m.base and p.status <> 'draft'
       where m.symbol = ${symbol}`,
  )

type ListedPage = { readonly path: string; readonly changed_at: Date }

/** Returns every product and text that search engines may index. */
export const listedPages = (source: Source): Promise<ListedPage[]> =>
  many(
    source,
    sql<ListedPage>`
      select case when type = 'token_sale' then '/newCoin/' else '/investmentDetail/' end || symbol as path, updated_at as changed_at from product where status <> 'draft'
      union all
      select '/cms/' || t.slug, v.published_at from cms_version v join cms_text t on t.id = v.text_id
       where v.status = 'published' and t.kind = any(${[...readableKinds]}::text[])
       order by path limit 5000`,
  )
