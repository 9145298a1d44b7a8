import type { NewCoin, NewCoinCard, NewCoinPurchase } from '@tessera/contract/issuance/new-coins/new-coins.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { type Amount, formatAmount, total } from '@tessera/domain/books/money/amount.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { saleShare } from '@tessera/domain/issuance/new-coins/sale.ts'
import type { z } from 'zod'
import type { DocumentPublications, DocumentRow } from '#issuance/products/documents.sql.ts'
import type { PaymentOption } from '#issuance/products/pay.ts'
import type { ProductRow } from '#issuance/products/products.sql.ts'
import { progressOf, documentView } from '#issuance/products/show-product.ts'
import { inLanguage } from '#platform/text/in-language.ts'
import type { Terms } from '#issuance/products/terms.ts'
import { subscriptionView } from '#issuance/subscriptions/show-subscription.ts'
import type { SubscriptionRow } from '#issuance/subscriptions/subscriptions.sql.ts'
import type { UnlockRow } from '#issuance/subscriptions/unlocks.sql.ts'
import { stageOf } from './new-coins.sql.ts'

export function saleOf({ symbol, terms }: Pick<ProductRow, 'symbol' | 'terms'>): NonNullable<Terms['sale']> {
  assert(terms.sale !== undefined, `${symbol} is not a token sale`)
  return terms.sale
}

export function saleView(
  row: ProductRow,
  pays: readonly PaymentOption[],
  locale: Locale,
): z.output<typeof NewCoinCard> {
  const { facts } = row.terms
  return {
    id: row.symbol,
    version: row.version,
    name: inLanguage(locale, facts.name),
    issuer: inLanguage(locale, facts.issuer),
    summary: inLanguage(locale, facts.summary),
    stage: stageOf(row.status),
    status: row.status,
    category: row.category,
    currency: row.currency,
    unitPrice: formatAmount(row.unit_price, row.currency_scale),
    payCoins: pays.map(({ coin, scale, price }) => ({ coin, decimals: scale, unitPrice: formatAmount(price, scale) })),
    softCap: saleOf(row).softCap,
    hardCap: String(row.supply),
    progress: progressOf(row),
    opensAt: row.open_at.toISOString(),
    closesAt: row.close_at.toISOString(),
  }
}

type SaleParts = {
  readonly pays: readonly PaymentOption[]
  readonly documents: readonly DocumentRow[]
  readonly publications: DocumentPublications
  readonly raised: readonly { readonly coin: string; readonly scale: number; readonly amount: Amount }[]
  readonly own: z.output<typeof NewCoin>['own']
}

export function saleWholeView(row: ProductRow, about: SaleParts, locale: Locale): z.output<typeof NewCoin> {
  const { access, facts, economics, token } = row.terms
  const sale = saleOf(row)
  const localize = (text: { en: string; zh: string }): string => inLanguage(locale, text)
  return {
    ...saleView(row, about.pays, locale),
    region: localize(facts.region),
    description: localize(facts.description),
    risk: localize(facts.risk),
    token: {
      ticker: row.symbol,
      network: token.network,
      contractAddress: token.contractAddress,
      protocol: token.protocol,
      decimals: row.decimals,
      totalSupply: sale.totalSupply,
      saleShare: saleShare(row.supply, BigInt(sale.totalSupply)),
    },
    allocation: sale.allocation.map(({ to, share }) => ({ to: localize(to), share })),
    unlocks: sale.unlocks,
    excludedCountries: [...new Set([...sale.excludedCountries, ...(access.limitCountries ?? [])])],
    links: sale.links,
    minUnits: String(row.min_units),
    stepUnits: String(row.step_units),
    maxUnits: row.max_units === null ? null : String(row.max_units),
    fee: economics.fee,
    allotmentExpectedAt: row.allot_at.toISOString(),
    documents: about.documents.map(documentView(locale, about.publications)),
    members: facts.members.map((m) => ({ name: localize(m.name), role: localize(m.role), about: localize(m.about) })),
    faq: facts.faq.map((f) => ({ question: localize(f.question), answer: localize(f.answer) })),
    raised: about.raised.map(({ coin, scale, amount: sum }) => ({ coin, amount: formatAmount(sum, scale) })),
    own: about.own,
  }
}

export function purchaseView(
  row: SubscriptionRow,
  unlocks: readonly UnlockRow[],
  locale: Locale,
  now: Date,
): z.output<typeof NewCoinPurchase> {
  const tokens = (minor: Amount): string => formatAmount(minor, row.decimals)
  return {
    ...subscriptionView(row, locale, now),
    decimals: row.decimals,
    unlocks: unlocks.map((each) => ({
      at: each.unlock_at.toISOString(),
      amount: tokens(each.amount),
      free: each.released_at !== null,
    })),
    locked: tokens(total(unlocks.filter((each) => each.released_at === null).map((each) => each.amount))),
  }
}
