import type { ProductTerms } from '@tessera/contract/issuance/products/product-terms.ts'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import type { z } from 'zod'

export type Terms = z.input<typeof ProductTerms>
type BothLanguages = readonly [en: string, zh: string]

/** A product of the story, with times in days from the story's first day; all issuers are fictitious. */
export type Offering = {
  readonly symbol: string
  readonly name: BothLanguages
  readonly issuer: BothLanguages
  readonly region: BothLanguages
  readonly summary: BothLanguages
  readonly description: BothLanguages
  readonly risk: BothLanguages
  readonly term: BothLanguages
  readonly type: Terms['facts']['type']
  readonly structure: Terms['facts']['structure']
  readonly category: Terms['access']['category']
  readonly subTrust?: string
  readonly members: readonly {
    readonly name: BothLanguages
    readonly role: BothLanguages
    readonly about: BothLanguages
  }[]
  /** A file beside the stories. */
  readonly video?: { readonly file: string; readonly title: BothLanguages }
  readonly faq: readonly { readonly question: BothLanguages; readonly answer: BothLanguages }[]
  readonly unitPrice: string
  readonly minUnits: string
  readonly supply: string
  readonly maxUnits?: string
  readonly fee: string
  readonly expectedReturn?: string
  readonly returnBasis?: BothLanguages
  readonly dividendYield?: string
  readonly grossMargin?: string
  readonly profit?: string
  readonly equityMultiple?: string
  readonly leverage?: string
  readonly distribution: Terms['economics']['distribution']
  readonly opensOnDay: number
  readonly closesOnDay: number
  readonly decimals?: number
  /** For a token sale; unlocks in days of the story. */
  readonly sale?: Omit<NonNullable<Terms['sale']>, 'allocation' | 'unlocks'> & {
    readonly allocation: readonly { readonly to: BothLanguages; readonly share: string }[]
    readonly unlocks: readonly { readonly day: number; readonly share: string }[]
  }
}

const both = ([en, zh]: BothLanguages): { en: string; zh: string } => ({ en, zh })

/** The terms as the console's form sends them; `today` is the story's first day. */
export function termsOf(offering: Offering, today: Date): Terms {
  const on = (day: number): Date => new Date(today.getTime() + day * DAY_MS)
  const dateOf = (day: number): string => on(day).toISOString().slice(0, 10)
  const { name, issuer, region, summary, description, risk, term } = offering
  return {
    facts: {
      name: both(name),
      issuer: both(issuer),
      region: both(region),
      summary: both(summary),
      description: both(description),
      risk: both(risk),
      structure: offering.structure,
      type: offering.type,
      subTrust: offering.subTrust ?? null,
      createdOn: dateOf(offering.opensOnDay - 30),
      completedOn: null,
      videoUrl: null,
      members: offering.members.map((each) => ({
        name: both(each.name),
        role: both(each.role),
        about: both(each.about),
      })),
      faq: offering.faq.map((each) => ({ question: both(each.question), answer: both(each.answer) })),
    },
    economics: {
      currency: 'SGD',
      unitPrice: offering.unitPrice,
      minUnits: offering.minUnits,
      stepUnits: '1',
      supply: offering.supply,
      fee: offering.fee,
      expectedReturn: offering.expectedReturn ?? null,
      returnBasis: offering.returnBasis === undefined ? null : both(offering.returnBasis),
      dividendYield: offering.dividendYield ?? null,
      grossMargin: offering.grossMargin ?? null,
      profit: offering.profit ?? null,
      equityMultiple: offering.equityMultiple ?? null,
      leverage: offering.leverage ?? null,
      term: both(term),
      distribution: offering.distribution,
    },
    token: {
      decimals: offering.decimals ?? 0,
      network: 'solana_devnet',
      contractAddress: null,
      protocol: 'SPL Token-2022',
    },
    access: { category: offering.category, maxUnits: offering.maxUnits ?? null },
    life: {
      opensAt: on(offering.opensOnDay).toISOString(),
      closesAt: on(offering.closesOnDay).toISOString(),
      allotmentExpectedAt: on(offering.closesOnDay + 5).toISOString(),
      listedOn: null,
    },
    ...(offering.sale && { sale: saleIn(offering.sale, on) }),
  }
}

const saleIn = (sale: NonNullable<Offering['sale']>, on: (day: number) => Date): NonNullable<Terms['sale']> => ({
  ...sale,
  allocation: sale.allocation.map(({ to, share }) => ({ to: both(to), share })),
  unlocks: sale.unlocks.map(({ day, share }) => ({ at: on(day).toISOString(), share })),
})
