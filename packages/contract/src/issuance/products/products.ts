import { MAX_FAVORITES } from '@tessera/domain/issuance/products/favorites.ts'
import { publicProductStatuses } from '@tessera/domain/issuance/products/machine.ts'
import {
  capitalStructures,
  distributionFrequencies,
  productTabNames,
  productTypes,
} from '@tessera/domain/issuance/products/product.ts'
import { z } from 'zod'
import { AllotmentTerms } from './allotment-terms.ts'
import { Cid, PinState } from './cid.ts'
import { Units } from './units.ts'
import { InvestorClass } from '#identity/investor-classes/investor-shapes.ts'
import { endpoints } from '#platform/http/endpoint.ts'
import {
  AmountText,
  Coin,
  Day,
  FileReply,
  Id,
  Nothing,
  PageRequest,
  ProductSymbol,
  keysetOf,
  SignedAmountText,
  Time,
} from '#platform/http/shared.ts'

export const ProductStatus = z.enum(publicProductStatuses).meta({ id: 'ProductStatus' })

/** Reasons for which a customer cannot subscribe now. */
export const SubscriptionReason = z.enum([
  'ACCOUNT_FROZEN',
  'KYC_REQUIRED',
  'SECURITY_FACTOR_REQUIRED',
  'SUBSCRIPTION_NOT_OPEN',
  'COUNTRY_RESTRICTED',
  'SUBSCRIPTION_CLASS_NOT_ALLOWED',
  'SUBSCRIPTION_COUNTRY_NOT_ALLOWED',
  'RISK_TEST_REQUIRED',
  'SUBSCRIPTION_ABOVE_MAXIMUM',
])
export const ProductType = z.enum(productTypes).meta({ id: 'ProductType' })
export const CapitalStructure = z.enum(capitalStructures).meta({ id: 'CapitalStructure' })
export const DistributionFrequency = z.enum(distributionFrequencies).meta({ id: 'DistributionFrequency' })
export const ProductTab = z.enum(['favorites', 'all', ...productTabNames])
/** A fraction of one with at most six decimals: '0.062' is 6.20 %. */
export const Ratio = z
  .string()
  .regex(/^(0|[1-9]\d{0,3})(\.\d{1,6})?$/)
  .meta({ id: 'Ratio', example: '0.062' })

/** The subscriptions so far, read from the database at the time of the request. */
export const SubscriptionProgress = z
  .object({
    units: Units,
    amount: AmountText,
    investors: z.number().int(),
    /** Percent of the supply, above 100 if oversubscribed; rounded down. */
    percent: z.number().int(),
  })
  .meta({ id: 'SubscriptionProgress' })

const card = {
  id: Id,
  symbol: ProductSymbol,
  version: z.number().int(),
  /** In the reader's language, like all texts. */
  name: z.string(),
  issuer: z.string(),
  region: z.string(),
  type: ProductType,
  category: InvestorClass,
  structure: CapitalStructure,
  status: ProductStatus,
  currency: Coin,
  currencyDecimals: z.number().int(),
  unitPrice: AmountText,
  minUnits: Units,
  minAmount: AmountText,
  supply: Units,
  /** Supply × unit price. */
  target: AmountText,
  /** Per year, as the issuer estimates; null without an estimate. */
  expectedReturn: Ratio.nullable(),
  equityMultiple: AmountText.nullable(),
  term: z.string(),
  progress: SubscriptionProgress,
  opensAt: Time,
  closesAt: Time,
  listedOn: Day.nullable(),
  /** The market of its token; null before trading starts. */
  market: z
    .object({
      symbol: z.string(),
      quote: Coin,
      price: AmountText.nullable(),
      change24h: SignedAmountText.nullable(),
      /** In units of the token. */
      volume24h: AmountText,
      /** The price at the end of each of the last 48 half hours, oldest first; empty before the first trade. */
      sparkline: z.array(AmountText),
    })
    .nullable(),
  favorite: z.boolean(),
}

export const ProductCard = z.object(card).meta({ id: 'ProductCard' })

export const productDocumentKinds = ['memorandum', 'deed', 'valuation', 'accounts', 'other', 'video'] as const

export const ProductDocument = z
  .object({
    id: Id,
    /** The page plays a video; other kinds are documents to read. */
    kind: z.enum(productDocumentKinds),
    title: z.string(),
    mediaType: z.string(),
    size: z.number().int(),
    datedOn: Day,
    languages: z.array(z.enum(['en_US', 'zh_CN'])),
    sha256: z.string(),
    /** True if it must be accepted before a subscription. */
    mustAccept: z.boolean(),
    url: z.string(),
    /** The CID once two people have published the document; the pin state is null if only its hash is published. */
    publication: z
      .object({
        cid: Cid,
        pin: PinState.nullable(),
        isSuperseded: z.boolean(),
        /** The time at which the publication was withdrawn, after which its content is no longer served. */
        withdrawnAt: Time.nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'ProductDocument' })

/** The value of one unit by a valuer. */
export const Valuation = z
  .object({ asOf: Day, price: AmountText, currency: Coin, valuer: z.string(), publishedAt: Time })
  .meta({ id: 'Valuation' })

export const Product = z
  .object({
    ...card,
    summary: z.string(),
    /** Paragraphs separated by empty lines. */
    description: z.string(),
    risk: z.string(),
    subTrust: z.string().nullable(),
    /** The basis of the expected return, with the statement that it is not a forecast. */
    returnBasis: z.string().nullable(),
    dividendYield: Ratio.nullable(),
    grossMargin: Ratio.nullable(),
    profit: AmountText.nullable(),
    leverage: Ratio.nullable(),
    distribution: DistributionFrequency,
    maxUnits: Units.nullable(),
    /**
     * Countries whose residents and nationals may not buy, and the only countries whose residents may; an empty list
     * limits nothing.
     */
    limitCountries: z.array(z.string()),
    allowCountries: z.array(z.string()),
    stepUnits: Units,
    fee: Ratio,
    ticker: z.string(),
    network: z.string().nullable(),
    contractAddress: z.string().nullable(),
    protocol: z.string().nullable(),
    decimals: z.number().int(),
    totalSupply: AmountText,
    createdOn: Day,
    completedOn: Day.nullable(),
    allotmentExpectedAt: Time,
    /** The method of sharing an oversubscribed offer. */
    allotment: AllotmentTerms,
    videoUrl: z.string().nullable(),
    documents: z.array(ProductDocument),
    members: z.array(z.object({ name: z.string(), role: z.string(), about: z.string() })),
    faq: z.array(z.object({ question: z.string(), answer: z.string() })),
    /** Valuations, newest day first. */
    valuations: z.array(Valuation),
    /** For a logged-in customer: whether the customer may subscribe now, or the reasons against it. */
    eligibility: z
      .object({
        allowed: z.boolean(),
        reason: SubscriptionReason.nullable(),
        available: AmountText,
        /** Units of subscriptions that are not rejected, which count towards the maximum per person. */
        units: Units,
      })
      .nullable(),
  })
  .meta({ id: 'Product' })

export const products = endpoints({
  list: {
    method: 'POST',
    path: 'ex/api/v1/products/list',
    summary: 'Published products, with the number in each tab',
    who: 'visitor',
    input: z.object({
      ...PageRequest,
      /** `next` of the previous page. If given, `page` is ignored. */
      after: ProductSymbol.optional(),
      tab: ProductTab.default('all'),
      sort: z.enum(['comprehensive', 'newest', 'alphabetical']).default('comprehensive'),
      search: z.string().trim().max(60).optional(),
      status: ProductStatus.optional(),
      category: InvestorClass.optional(),
      /** The `id` of a region in the response. */
      region: z.string().trim().max(60).optional(),
      /** The favorites that a visitor's browser stores; the account stores those of a customer. */
      symbols: z.array(ProductSymbol).max(MAX_FAVORITES).optional(),
    }),
    reply: keysetOf(ProductCard).extend({
      counts: z.record(ProductTab, z.number().int()),
      /** Regions of published products; `id` is the same in every language. */
      regions: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
    refusals: [],
  },
  detail: {
    method: 'POST',
    path: 'ex/api/v1/products/detail',
    summary: 'One published product by symbol',
    who: 'visitor',
    input: z.object({ symbol: ProductSymbol }),
    reply: Product,
    refusals: ['NOT_FOUND'],
  },
  document: {
    method: 'GET',
    path: 'ex/api/v1/products/document',
    summary: 'A document of a published product',
    who: 'visitor',
    input: z.object({ id: Id }),
    reply: FileReply,
    produces: 'file',
    refusals: ['NOT_FOUND'],
  },
  valuations: {
    method: 'GET',
    path: 'ex/api/v1/products/valuations',
    summary: 'Valuations of one unit of a published product, newest day first; empty for other coins',
    who: 'visitor',
    input: z.object({ symbol: ProductSymbol, limit: z.coerce.number().int().min(1).max(500).default(100) }),
    reply: z.object({ rows: z.array(Valuation) }),
    refusals: [],
  },
  setFavorite: {
    method: 'POST',
    path: 'ex/api/v1/products/set_favorite',
    summary: 'Adds a product to the caller’s favourites or removes it',
    who: 'customer',
    memberRight: 'view',
    subAccounts: true,
    input: z.object({ symbol: ProductSymbol, favorite: z.boolean() }),
    reply: z.object({ favorite: z.boolean() }),
    refusals: ['NOT_FOUND'],
  },
  mergeFavorites: {
    method: 'POST',
    path: 'ex/api/v1/products/merge_favorites',
    summary: 'Adds products starred before login; ignores symbols that are not published',
    who: 'customer',
    memberRight: 'view',
    subAccounts: true,
    input: z.object({ symbols: z.array(ProductSymbol).min(1).max(MAX_FAVORITES) }),
    reply: z.object({ added: z.number().int() }),
    refusals: [],
  },
  siteFacts: {
    method: 'GET',
    path: 'ex/api/v1/site/facts',
    summary: 'The numbers of the landing page, counted in the database',
    who: 'visitor',
    input: Nothing,
    reply: z
      .object({
        products: z.number().int(),
        issuers: z.number().int(),
        regions: z.number().int(),
        investors: z.number().int(),
        /** The total of subscriptions in `currency`, without coins that have no rate. */
        raised: AmountText,
        volume24h: AmountText,
        currency: Coin,
        /** The lowest minimum investment of an open product. */
        lowestMinimum: z.object({ amount: AmountText, currency: Coin }).nullable(),
        asOf: Time,
      })
      .meta({ id: 'SiteFacts' }),
    refusals: [],
  },
})
