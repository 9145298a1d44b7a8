import type { PreviewedDraft } from '@tessera/contract/issuance/products/preview-message.ts'
import { type Amount, formatAmount, parseAmount, times } from '@tessera/domain/books/money/amount.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import type { Product } from './products.queries.ts'

/** Values that a draft may lack. A missing text is replaced by a note that it is missing. */
type MayLack =
  | 'type'
  | 'category'
  | 'structure'
  | 'distribution'
  | 'currency'
  | 'unitPrice'
  | 'minUnits'
  | 'minAmount'
  | 'stepUnits'
  | 'supply'
  | 'target'
  | 'totalSupply'
  | 'fee'
  | 'decimals'
  | 'opensAt'
  | 'closesAt'
  | 'allotmentExpectedAt'
  | 'listedOn'
type Allotment = Product['allotment']

/** A product as its page draws it: published, or the preview of a draft. */
export type ShownProduct = Omit<
  Product,
  MayLack | 'status' | 'allotment' | 'progress' | 'eligibility' | 'market' | 'favorite' | 'currencyDecimals'
> & { readonly [K in MayLack]: Product[K] | null } & {
  readonly status: Product['status'] | 'draft'
  readonly allotment: Omit<Allotment, 'allotmentMethod' | 'bands'> & {
    readonly allotmentMethod: Allotment['allotmentMethod'] | null
  }
}

type Both = { readonly en: string | null; readonly zh: string | null } | null
const languages = { en_US: 'en', zh_CN: 'zh' } as const

/** Enough decimals for every price of a currency. */
const PRICE_SCALE = 8
/** A price times units, with the decimals of the price. Null if one of them is missing. */
function product(price: string | null, units: string | null): string | null {
  const minor: Amount | undefined = price === null ? undefined : parseAmount(price, PRICE_SCALE)
  if (minor === undefined || units === null) return null
  const decimals = price?.split('.')[1]?.length ?? 0
  const text = formatAmount(times(minor, BigInt(units)), PRICE_SCALE)
  return text.slice(0, text.indexOf('.') + (decimals === 0 ? 0 : 1 + decimals))
}

/** Returns a draft as its page would draw it, in a language. `missing` replaces texts that it lacks. */
export function shownDraft(draft: PreviewedDraft, locale: Locale, missing: string): ShownProduct {
  const { facts, economics, token, access, life, allotment } = draft.terms
  const textOf = (text: Both): string => text?.[languages[locale]] ?? missing
  return {
    id: draft.id,
    symbol: draft.symbol,
    version: draft.version,
    ticker: draft.symbol,
    status: 'draft',
    name: textOf(facts.name),
    issuer: textOf(facts.issuer),
    region: textOf(facts.region),
    summary: textOf(facts.summary),
    description: textOf(facts.description),
    risk: textOf(facts.risk),
    term: textOf(economics.term),
    type: facts.type,
    structure: facts.structure,
    category: access.category,
    distribution: economics.distribution,
    subTrust: facts.subTrust,
    createdOn: facts.createdOn ?? missing,
    completedOn: facts.completedOn,
    listedOn: life.listedOn,
    videoUrl: facts.videoUrl,
    currency: economics.currency,
    unitPrice: economics.unitPrice,
    minUnits: economics.minUnits,
    minAmount: product(economics.unitPrice, economics.minUnits),
    stepUnits: economics.stepUnits,
    maxUnits: access.maxUnits,
    supply: economics.supply,
    target: product(economics.unitPrice, economics.supply),
    totalSupply: economics.supply,
    fee: economics.fee,
    expectedReturn: economics.expectedReturn,
    returnBasis: economics.returnBasis === null ? null : textOf(economics.returnBasis),
    dividendYield: economics.dividendYield,
    grossMargin: economics.grossMargin,
    profit: economics.profit,
    equityMultiple: economics.equityMultiple,
    leverage: economics.leverage,
    limitCountries: access.limitCountries ?? [],
    allowCountries: access.allowCountries ?? [],
    network: token.network,
    contractAddress: token.contractAddress,
    protocol: token.protocol,
    decimals: token.decimals,
    opensAt: life.opensAt,
    closesAt: life.closesAt,
    allotmentExpectedAt: life.allotmentExpectedAt,
    allotment: allotment ?? { allotmentMethod: 'pro_rata', minimumRaise: null, ballotSlot: null },
    // The files of a draft are not public, so its videos are listed like the other documents.
    documents: draft.documents.map((each) => (each.kind === 'video' ? { ...each, kind: 'other' } : each)),
    members: facts.members.map((m) => ({ name: textOf(m.name), role: textOf(m.role), about: textOf(m.about) })),
    faq: facts.faq.map((f) => ({ question: textOf(f.question), answer: textOf(f.answer) })),
    valuations: [],
  }
}
