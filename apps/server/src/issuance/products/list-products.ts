import type { InputOf, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import type { products } from '@tessera/contract/issuance/products/products.ts'
import { type ProductTab, tabOf } from '@tessera/domain/issuance/products/product.ts'
import { pageAnswer } from '#platform/database/keyset.ts'
import type { Source } from '#platform/database/rows.ts'
import { productFilter, orders } from './choose-products.sql.ts'
import { countByType, listRegions, pageOfProducts, type Reader } from './products.sql.ts'
import { cardView } from './show-product.ts'
import { inLanguage } from '#platform/text/in-language.ts'

type ListInput = InputOf<typeof products.list>

/** Returns one page of published products, with the count of each tab regardless of the search. */
export async function listProducts(
  source: Source,
  input: ListInput,
  reader: Reader & { readonly locale: Locale },
): Promise<ReplyOf<typeof products.list>> {
  const order = orders[input.sort](reader.locale)
  const { rows, ...list } = await pageOfProducts(source, input, { where: productFilter(input), order }, reader)
  return {
    ...pageAnswer(input, list),
    rows: rows.map((row) => cardView(row, reader.locale)),
    counts: await countTabs(source, reader.customerId, input.symbols ?? []),
    regions: (await listRegions(source)).map((region) => ({ id: region.en, name: inLanguage(reader.locale, region) })),
  }
}

async function countTabs(
  source: Source,
  customerId: string | undefined,
  symbols: readonly string[],
): Promise<ReplyOf<typeof products.list>['counts']> {
  const counted = await countByType(source, customerId, symbols)
  const sumOf = (of: (row: (typeof counted)[number]) => number): number =>
    counted.reduce((sum, row) => sum + of(row), 0)
  const inTab = (tab: ProductTab): number => sumOf((row) => (tabOf(row.type) === tab ? row.n : 0))
  return {
    favorites: sumOf((row) => row.favorites),
    all: sumOf((row) => row.n),
    bonds: inTab('bonds'),
    stocks: inTab('stocks'),
    funds: inTab('funds'),
    real_estate: inTab('real_estate'),
  }
}
