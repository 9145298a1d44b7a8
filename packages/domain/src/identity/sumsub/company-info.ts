import countries from 'i18n-iso-countries/index.js'
import type { CompanyBasics } from '#identity/companies/application.ts'

type Given = Pick<CompanyBasics, 'name' | 'registrationNumber' | 'incorporatedOn' | 'registeredAddress'>
/** The argument `companyInfo` of docs.sumsub.com/reference/import-applicants. */
export type CompanyInfo = {
  readonly companyName: string
  /** ISO 3166-1 alpha-3. */
  readonly country: string
  readonly registrationNumber?: string
  readonly legalAddress?: string
  readonly incorporatedOn?: string
}

/**
 * Returns the data of a draft that the vendor needs, so that the customer types it only once; undefined without a name
 * or a country.
 */
export function companyInfoOf({
  name,
  registrationNumber,
  incorporatedOn,
  registeredAddress: { street, city, zip, country },
}: Given): CompanyInfo | undefined {
  const alpha3 = country === null ? undefined : countries.alpha2ToAlpha3(country)
  if (name === null || alpha3 === undefined) return undefined
  const legalAddress = [street, city, zip].filter((part) => part !== null && part !== '').join(', ')
  return {
    companyName: name,
    country: alpha3,
    ...(registrationNumber !== null && { registrationNumber }),
    ...(legalAddress !== '' && { legalAddress }),
    ...(incorporatedOn !== null && { incorporatedOn }),
  }
}
