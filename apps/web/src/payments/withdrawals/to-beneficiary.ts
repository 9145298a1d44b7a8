import type { Beneficiary } from '@tessera/domain/payments/withdrawals/travel-rule.ts'

/** The input about the beneficiary of an address. */
export type BeneficiaryFields = {
  readonly owner: 'self' | 'person' | undefined
  readonly name: string
  readonly country: string
  readonly keeper: 'owner' | 'provider' | undefined
  readonly provider: string
  readonly providerCountry: string
}
export const nobodyYet: BeneficiaryFields = {
  owner: undefined,
  name: '',
  country: '',
  keeper: undefined,
  provider: '',
  providerCountry: '',
}

/** The saved beneficiary as form fields. */
export const fieldsOf = (saved: Beneficiary | null): BeneficiaryFields =>
  saved === null
    ? nobodyYet
    : {
        owner: saved.person === null ? 'self' : 'person',
        name: saved.person?.name ?? '',
        country: saved.person?.country ?? '',
        keeper: saved.provider === null ? 'owner' : 'provider',
        provider: saved.provider?.name ?? '',
        providerCountry: saved.provider?.country ?? '',
      }

export const beneficiaryFields = ['owner', 'name', 'country', 'keeper', 'provider', 'providerCountry'] as const
export type BeneficiaryFault = (typeof beneficiaryFields)[number]

const isMissing: Readonly<Record<BeneficiaryFault, (fields: BeneficiaryFields) => boolean>> = {
  owner: ({ owner }) => owner === undefined,
  name: ({ owner, name }) => owner === 'person' && name.trim() === '',
  country: ({ owner, country }) => owner === 'person' && country === '',
  keeper: ({ keeper }) => keeper === undefined,
  provider: ({ keeper, provider }) => keeper === 'provider' && provider.trim() === '',
  providerCountry: ({ keeper, providerCountry }) => keeper === 'provider' && providerCountry === '',
}

/** The first missing field. */
export const missingOf = (fields: BeneficiaryFields): BeneficiaryFault | undefined =>
  beneficiaryFields.find((fault) => isMissing[fault](fields))

/** The request once nothing is missing. */
export const toBeneficiary = (fields: BeneficiaryFields): Beneficiary => ({
  person: fields.owner === 'person' ? { name: fields.name.trim(), country: fields.country } : null,
  provider: fields.keeper === 'provider' ? { name: fields.provider.trim(), country: fields.providerCountry } : null,
})
