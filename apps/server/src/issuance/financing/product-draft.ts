import type { ProductTerms } from '@tessera/contract/issuance/products/product-terms.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import type { z } from 'zod'
import { dayOf } from './read-financing.ts'
import type { Terms, VersionContent } from './review-records.sql.ts'

const english = new Intl.DisplayNames('en-US', { type: 'region' })
const chinese = new Intl.DisplayNames('zh-CN', { type: 'region' })

const regionOf = (country: string): { en: string; zh: string } => ({
  en: english.of(country) ?? country,
  zh: chinese.of(country) ?? country,
})

/**
 * Builds the draft of a product from the application's texts and the agreed terms. Fields without an agreement stay
 * empty.
 */
export function productDraft(
  { company, offer }: VersionContent,
  terms: Terms,
  now: Date,
): z.input<typeof ProductTerms> {
  const both = (part: 'name' | 'summary' | 'description' | 'risk' | 'term'): { en: string; zh: string } => {
    const [en, zh] = [offer[`${part}En`], offer[`${part}Zh`]]
    assert(en !== null && zh !== null, `a submitted offer lacks its ${part}`)
    return { en, zh }
  }
  const { structure, type } = offer
  assert(structure !== null && type !== null, 'a submitted offer lacks its structure or type')
  const issuer = company.name.slice(0, 80)
  return {
    facts: {
      name: both('name'),
      issuer: { en: issuer, zh: issuer },
      region: regionOf(company.country),
      summary: both('summary'),
      description: both('description'),
      risk: both('risk'),
      structure,
      type,
      subTrust: null,
      createdOn: dayOf(now),
      completedOn: null,
      videoUrl: null,
      members: [],
      faq: [],
    },
    economics: {
      currency: terms.currency,
      unitPrice: terms.unitPrice,
      minUnits: terms.minUnits,
      stepUnits: '1',
      supply: terms.units,
      // The issuer does not set the subscription fee.
      fee: '0',
      expectedReturn: null,
      returnBasis: null,
      dividendYield: null,
      grossMargin: null,
      profit: null,
      equityMultiple: null,
      leverage: null,
      term: both('term'),
      distribution: 'not_applicable',
    },
    token: { decimals: 0, network: null, contractAddress: null, protocol: null },
    access: { category: terms.category, maxUnits: null },
    life: {
      opensAt: terms.opensAt,
      closesAt: terms.closesAt,
      allotmentExpectedAt: terms.allotmentExpectedAt,
      listedOn: null,
    },
  }
}
