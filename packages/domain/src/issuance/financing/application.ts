import { type capitalStructures, type ProductType, productTypes } from '#issuance/products/product.ts'
import type { FinancingDocumentKind } from './documents.ts'
import type { Precheck } from './precheck.ts'

/** The steps of the form, in its order. */
export const financingSteps = ['company', 'precheck', 'offer', 'documents', 'people', 'fees', 'declaration'] as const
export type FinancingStep = (typeof financingSteps)[number]

/** What is applied for: of a token sale the house writes the prices by coin and the unlocks itself. */
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

/** What a part of the money is for; in hundredths of a percent of all. */
export type Use = { readonly what: string; readonly share: number }
export const WHOLE_USE = 10_000
export const MAX_USES = 12

export const issuerRoles = ['director', 'officer', 'contact'] as const
export type IssuerRole = (typeof issuerRoles)[number]
/** A contact answers our questions, and is written to. */
export type IssuerPerson = {
  readonly name: string
  readonly role: IssuerRole
  readonly email: string | null
  readonly phone: string | null
}
export const MAX_PEOPLE = 12

/** All that is filled in, of a draft or of a version. */
export type FinancingFacts = {
  readonly precheck: Precheck
  readonly offer: Offer
  readonly uses: readonly Use[]
  readonly people: readonly IssuerPerson[]
}

/** What operators can ask for again. */
export type FinancingItem = 'offer' | 'people' | 'cap_table' | FinancingDocumentKind
