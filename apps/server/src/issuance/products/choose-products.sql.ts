import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import type { products } from '@tessera/contract/issuance/products/products.ts'
import type { ProductStatus } from '@tessera/domain/issuance/products/machine.ts'
import { productTabs } from '@tessera/domain/issuance/products/product.ts'
import { type RawBuilder, sql } from 'kysely'
import { Converter } from 'opencc-js/t2cn'
import { containing } from '#platform/database/like.ts'

type ListFilter = InputOf<typeof products.list>

const typesIn = (tab: ListFilter['tab']): string[] | null =>
  tab === 'all' || tab === 'favorites' ? null : [...productTabs[tab]]

/** The search box takes no spaces (specification §5), so names are compared without spaces. */
const withoutSpaces = sql`replace(n.value, ' ', '')`

const toSimplified = Converter({ from: 't', to: 'cn' })

/**
 * Returns patterns of the search text in plain letters, also converted to simplified characters, because names are
 * written in these.
 */
function searchPatterns(search: string): string[] {
  const plain = search.normalize('NFKC').replaceAll(/[\s\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
  return [containing(plain), containing(toSimplified(plain))]
}

/** Selects published products of a tab that match the search and the filters; token sales have their own list. */
export function productFilter({
  tab,
  search,
  status,
  category,
  region,
  symbols = [],
}: ListFilter): RawBuilder<unknown> {
  const words = search === undefined || search === '' ? null : searchPatterns(search)
  return sql`p.status <> 'draft' and p.type <> 'token_sale'
    and (${tab !== 'favorites'} or v.customer_id is not null or p.symbol = any(${symbols}::text[]))
    and (${typesIn(tab)}::text[] is null or p.type = any(${typesIn(tab)}::text[]))
    and (${status ?? null}::text is null or p.status = ${status ?? null})
    and (${category ?? null}::text is null or p.category = ${category ?? null})
    and (${region ?? null}::text is null or p.terms #>> '{facts,region,en}' = ${region ?? null})
    and (${words}::text[] is null or p.symbol ilike any(${words}::text[]) or exists (
         select 1 from jsonb_each_text(p.terms #> '{facts,name}') n where ${withoutSpaces} ilike any(${words}::text[])) or exists (
         select 1 from jsonb_each_text(p.terms #> '{facts,issuer}') n where ${withoutSpaces} ilike any(${words}::text[])))`
}

/** Newest first, as an ascending key, so that the symbol behind it also sorts ascending. */
const newestFirst = (at: RawBuilder<unknown>) => sql`-extract(epoch from ${at})`

/** Comprehensive: open for subscription first, sorted by closing time; then upcoming, trading and ended products. */
export const orders: Record<ListFilter['sort'], (locale: Locale) => RawBuilder<unknown>> = {
  comprehensive: () => sql`
    array_position(array['in_subscription', 'published', 'trading', 'allotted', 'subscription_ended', 'closed'], p.status),
    case when p.status = 'in_subscription' then p.close_at else 'epoch' end, ${newestFirst(sql`p.published_at`)}`,
  newest: () => newestFirst(sql`p.published_at`),
  alphabetical: (locale) =>
    locale === 'zh_CN'
      ? sql`(p.terms #>> '{facts,name,zh}') collate "zh-x-icu"`
      : sql`(p.terms #>> '{facts,name,en}') collate "en-x-icu"`,
}

/** Selects all products including drafts, for operators who manage them. */
export const managedFilter = (status: ProductStatus | undefined) => ({
  where: sql`(${status ?? null}::text is null or p.status = ${status ?? null})`,
  order: newestFirst(sql`p.created_at`),
})
