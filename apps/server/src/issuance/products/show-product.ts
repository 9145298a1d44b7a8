import { proRataTerms } from '@tessera/contract/issuance/products/allotment-terms.ts'
import { inLanguage } from '#platform/text/in-language.ts'
import type {
  Product,
  ProductCard,
  ProductDocument,
  SubscriptionProgress,
  Valuation,
} from '@tessera/contract/issuance/products/products.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { sparkline } from '@tessera/domain/trading/markets/sparkline.ts'
import { type Amount, amount, formatAmount, times } from '@tessera/domain/books/money/amount.ts'
import type { z } from 'zod'
import type { DocumentPublications, DocumentRow } from './documents.sql.ts'
import type { ManagedRow } from './drafts.sql.ts'
import type { ProductRow } from './products.sql.ts'
import type { ValuationRow } from './valuations.sql.ts'

const RATIO_SCALE = 6

/** Returns no progress for a draft that lacks its price or supply. Nobody subscribes to a draft. */
export const progressOf = (
  row: Pick<ManagedRow, 'units' | 'investors' | 'unit_price' | 'supply' | 'currency_scale'>,
): z.output<typeof SubscriptionProgress> => ({
  units: String(row.units),
  amount: formatAmount(times(row.unit_price ?? amount(0n), row.units), row.currency_scale ?? 0),
  investors: row.investors,
  percent: row.supply === null ? 0 : Number((row.units * 100n) / row.supply),
})

/** Returns the change since `before` as a signed ratio, rounded towards zero. */
function changeSince(before: Amount, last: Amount): string {
  const ppm = ((last - before) * 10n ** BigInt(RATIO_SCALE)) / before
  return formatAmount(amount(ppm), RATIO_SCALE)
}

function marketOf(row: ProductRow): z.output<typeof ProductCard>['market'] {
  const { market, quote, last_price: last, price_before: before } = row
  if (market === null || quote === null) return null
  const price = (minor: Amount): string => formatAmount(minor, row.market_scale)
  const closes = (row.closes ?? []).map((each) => ({ place: each.place, price: amount(BigInt(each.price)) }))
  return {
    symbol: market,
    quote,
    price: last === null ? null : price(last),
    change24h: last === null || before === null ? null : changeSince(before, last),
    volume24h: formatAmount(row.volume ?? amount(0n), row.decimals),
    sparkline: sparkline(before ?? undefined, closes).map(price),
  }
}

export function cardView(row: ProductRow, locale: Locale): z.output<typeof ProductCard> {
  const { facts, economics, life } = row.terms
  const money = (minor: Amount): string => formatAmount(minor, row.currency_scale)
  return {
    id: row.id,
    symbol: row.symbol,
    version: row.version,
    name: inLanguage(locale, facts.name),
    issuer: inLanguage(locale, facts.issuer),
    region: inLanguage(locale, facts.region),
    type: row.type,
    category: row.category,
    structure: facts.structure,
    status: row.status,
    currency: row.currency,
    currencyDecimals: row.currency_scale,
    unitPrice: money(row.unit_price),
    minUnits: String(row.min_units),
    minAmount: money(times(row.unit_price, row.min_units)),
    supply: String(row.supply),
    target: money(times(row.unit_price, row.supply)),
    expectedReturn: economics.expectedReturn,
    equityMultiple: economics.equityMultiple,
    term: inLanguage(locale, economics.term),
    progress: progressOf(row),
    opensAt: row.open_at.toISOString(),
    closesAt: row.close_at.toISOString(),
    listedOn: row.listed_at?.toISOString().slice(0, 10) ?? life.listedOn,
    market: marketOf(row),
    favorite: row.favorite,
  }
}

export const documentView =
  (locale: Locale, publications: DocumentPublications) =>
  (row: DocumentRow): z.output<typeof ProductDocument> => ({
    id: row.id,
    kind: row.kind,
    title: inLanguage(locale, { en: row.title_en, zh: row.title_zh }),
    mediaType: row.media_type,
    size: row.size,
    datedOn: row.dated_on,
    languages: row.languages,
    sha256: row.sha256,
    mustAccept: row.must_accept,
    url: `/ex/api/v1/products/document?id=${row.id}`,
    publication: publicationIn(publications, row.id),
  })

function publicationIn(
  publications: DocumentPublications,
  id: string,
): z.output<typeof ProductDocument>['publication'] {
  const row = publications.get(id)
  if (row === undefined) return null
  const { cid, pin, is_superseded: isSuperseded, withdrawn_at: withdrawnAt } = row
  return { cid, pin: withdrawnAt === null ? pin : null, isSuperseded, withdrawnAt: withdrawnAt?.toISOString() ?? null }
}

export const valuationView = (row: ValuationRow): z.output<typeof Valuation> => ({
  asOf: row.as_of,
  price: formatAmount(row.price, row.scale),
  currency: row.currency,
  valuer: row.valuer,
  publishedAt: row.published_at.toISOString(),
})

type Detail = z.output<typeof Product>
export function productView(
  row: ProductRow,
  {
    documents,
    publications,
    valuations,
  }: {
    readonly documents: readonly DocumentRow[]
    readonly publications: DocumentPublications
    readonly valuations: readonly ValuationRow[]
  },
  eligibility: Detail['eligibility'],
  locale: Locale,
): Detail {
  const { access, facts, economics, token } = row.terms
  const localize = (text: { en: string; zh: string }): string => inLanguage(locale, text)
  const units = amount(row.supply * 10n ** BigInt(row.decimals))
  return {
    ...cardView(row, locale),
    summary: localize(facts.summary),
    description: localize(facts.description),
    risk: localize(facts.risk),
    subTrust: facts.subTrust,
    returnBasis: economics.returnBasis === null ? null : localize(economics.returnBasis),
    dividendYield: economics.dividendYield,
    grossMargin: economics.grossMargin,
    profit: economics.profit,
    leverage: economics.leverage,
    distribution: economics.distribution,
    maxUnits: row.max_units === null ? null : String(row.max_units),
    limitCountries: access.limitCountries ?? [],
    allowCountries: access.allowCountries ?? [],
    stepUnits: String(row.step_units),
    fee: economics.fee,
    ticker: row.symbol,
    network: token.network,
    contractAddress: token.contractAddress,
    protocol: token.protocol,
    decimals: row.decimals,
    totalSupply: formatAmount(units, row.decimals),
    createdOn: facts.createdOn,
    completedOn: facts.completedOn,
    allotmentExpectedAt: row.allot_at.toISOString(),
    allotment: row.terms.allotment ?? proRataTerms,
    videoUrl: facts.videoUrl,
    documents: documents.map(documentView(locale, publications)),
    members: facts.members.map((m) => ({ name: localize(m.name), role: localize(m.role), about: localize(m.about) })),
    faq: facts.faq.map((f) => ({ question: localize(f.question), answer: localize(f.answer) })),
    valuations: valuations.map(valuationView),
    eligibility,
  }
}
