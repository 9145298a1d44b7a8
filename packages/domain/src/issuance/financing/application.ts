import { type capitalStructures, type ProductType, productTypes } from '#issuance/products/product.ts'
import type { FinancingDocumentKind } from './documents.ts'
import type { Precheck } from './precheck.ts'

/** The steps of the form in order. */
export const financingSteps = ['company', 'precheck', 'offer', 'documents', 'people', 'fees', 'declaration'] as const
export type FinancingStep = (typeof financingSteps)[number]

/**
 * The types of product that an issuer can apply for. A token sale is excluded, because operators set its prices and
 * unlocks.
 */
export type FinancingType = Exclude<ProductType, 'token_sale'>
export const financingTypes = productTypes.filter((type) => type !== 'token_sale')

export type Offer = {
  readonly structure: (typeof capitalStructures)[number] | null
  readonly type: FinancingType | null
  readonly currency: string | null
  readonly unitPrice: string | null
  readonly units: string | null
  readonly minUnits: string | null
  readonly nameEn: string | null
  readonly nameZh: string | null
  readonly summaryEn: string | null
  readonly summaryZh: string | null
  readonly descriptionEn: string | null
  readonly descriptionZh: string | null
  readonly riskEn: string | null
  readonly riskZh: string | null
  readonly termEn: string | null
  readonly termZh: string | null
}
export const offerFields = [
  'structure',
  'type',
  'currency',
  'unitPrice',
  'units',
  'minUnits',
  'nameEn',
  'nameZh',
  'summaryEn',
  'summaryZh',
  'descriptionEn',
  'descriptionZh',
  'riskEn',
  'riskZh',
  'termEn',
  'termZh',
] as const satisfies readonly (keyof Offer)[]
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field of the list above
export const noOffer = Object.fromEntries(offerFields.map((field) => [field, null])) as unknown as Offer

/** One use of the money, with its share in hundredths of a percent. */
export type Use = { readonly what: string; readonly share: number }
export const WHOLE_USE = 10_000
export const MAX_USES = 12

export const issuerRoles = ['director', 'officer', 'contact'] as const
export type IssuerRole = (typeof issuerRoles)[number]
/** A person of the issuer. A contact answers the exchange's questions and gets its emails. */
export type IssuerPerson = {
  readonly name: string
  readonly role: IssuerRole
  readonly email: string | null
  readonly phone: string | null
}
export const MAX_PEOPLE = 12

/** Every field of the form, in a draft or a version. */
export type FinancingFacts = {
  readonly precheck: Precheck
  readonly offer: Offer
  readonly uses: readonly Use[]
  readonly people: readonly IssuerPerson[]
}

/** Parts that operators can request again. */
export type FinancingItem = 'offer' | 'people' | 'cap_table' | FinancingDocumentKind
