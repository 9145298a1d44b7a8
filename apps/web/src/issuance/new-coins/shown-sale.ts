import type { PreviewedDraft } from '@tessera/contract/issuance/products/preview-message.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { saleShare } from '@tessera/domain/issuance/new-coins/sale.ts'
import type { Sale } from './new-coins.queries.ts'

/** Values that a draft may lack. A placeholder replaces each missing text. */
type MayLack = 'category' | 'hardCap' | 'minUnits' | 'closesAt' | 'allotmentExpectedAt'
type MayLackIn<T, K extends keyof T> = Omit<T, K> & { readonly [Key in K]: T[Key] | null }

/** The content of a token sale's page beside its panel: published, or the preview of a draft. */
export type ShownSale = Pick<
  Sale,
  | 'id'
  | 'name'
  | 'issuer'
  | 'summary'
  | 'description'
  | 'risk'
  | 'region'
  | 'softCap'
  | 'maxUnits'
  | 'excludedCountries'
  | 'documents'
  | 'members'
  | 'faq'
> & { readonly [K in MayLack]: Sale[K] | null } & {
  readonly status: Sale['status'] | 'draft'
  readonly payCoins: readonly { readonly coin: string | null; readonly unitPrice: string | null }[]
  readonly token: MayLackIn<Sale['token'], 'decimals' | 'totalSupply' | 'saleShare'>
  readonly allocation: readonly MayLackIn<Sale['allocation'][number], 'share'>[]
  readonly unlocks: readonly { readonly at: string | null; readonly share: string | null }[]
  readonly links: readonly MayLackIn<Sale['links'][number], 'kind' | 'url'>[]
}

type Both = { readonly en: string | null; readonly zh: string | null }
const languages = { en_US: 'en', zh_CN: 'zh' } as const

/** The part of the total supply that is for sale. Null if either amount is missing, or the total is zero. */
function shareOf(forSale: string | null, totalSupply: string | null): string | null {
  if (forSale === null || totalSupply === null || BigInt(totalSupply) === 0n) return null
  return saleShare(BigInt(forSale), BigInt(totalSupply))
}

/** Returns the content of a draft's page in one language. `missing` replaces texts that the draft lacks. */
export function shownSaleDraft(draft: PreviewedDraft, locale: Locale, missing: string): ShownSale {
  const { facts, economics, token, access, life, sale } = draft.terms
  const textOf = (text: Both): string => text[languages[locale]] ?? missing
  const totalSupply = sale?.totalSupply ?? null
  return {
    id: draft.symbol,
    status: 'draft',
    name: textOf(facts.name),
    issuer: textOf(facts.issuer),
    summary: textOf(facts.summary),
    description: textOf(facts.description),
    risk: textOf(facts.risk),
    region: textOf(facts.region),
    category: access.category,
    payCoins: sale?.payCoins ?? [],
    softCap: sale?.softCap ?? null,
    hardCap: economics.supply,
    minUnits: economics.minUnits,
    maxUnits: access.maxUnits,
    closesAt: life.closesAt,
    allotmentExpectedAt: life.allotmentExpectedAt,
    token: {
      ticker: draft.symbol,
      network: token.network,
      contractAddress: token.contractAddress,
      protocol: token.protocol,
      decimals: token.decimals,
      totalSupply,
      saleShare: shareOf(economics.supply, totalSupply),
    },
    allocation: (sale?.allocation ?? []).map(({ to, share }) => ({ to: textOf(to), share })),
    unlocks: sale?.unlocks ?? [],
    excludedCountries: [...new Set([...(sale?.excludedCountries ?? []), ...(access.limitCountries ?? [])])],
    links: sale?.links ?? [],
    documents: [...draft.documents],
    members: facts.members.map((m) => ({ name: textOf(m.name), role: textOf(m.role), about: textOf(m.about) })),
    faq: facts.faq.map((f) => ({ question: textOf(f.question), answer: textOf(f.answer) })),
  }
}
