import { companyTypeWords } from '@tessera/contract/identity/companies/company-words.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { countryText } from '#parts/country-text.ts'
import type { RiskPlace } from '#parts/high-risk.tsx'
import type { CompanyVersion } from './companies.queries.ts'

export const displayedFacts = [
  'companyType',
  'name',
  'registrationNumber',
  'incorporatedOn',
  'contactNumber',
  'registeredAddress',
  'businessAddress',
  'website',
  'sourceOfFunds',
  'natureOfBusiness',
  'applicationReason',
] as const
export type Fact = {
  readonly field: (typeof displayedFacts)[number]
  readonly before: string | undefined
  readonly after: string
  readonly changed: boolean
}
type Basics = CompanyVersion['basics']

/** Every field of the newest version with its previous value, if there is one. */
export const factsOf = (after: Basics, before: Basics | undefined, locale: Locale): Fact[] =>
  displayedFacts.map((field) => {
    const [now, then] = [textOf(after, field, locale), before && textOf(before, field, locale)]
    return { field, before: then, after: now, changed: then !== undefined && then !== now }
  })

function textOf(basics: Basics, field: Fact['field'], locale: Locale): string {
  if (field === 'companyType') return basics.companyType === null ? '--' : companyTypeWords[basics.companyType][locale]
  if (field !== 'registeredAddress' && field !== 'businessAddress') return basics[field] ?? '--'
  const { street, city, zip, country } = basics[field]
  return [street, city, zip, country === null ? null : countryText(locale, country)]
    .filter((part) => part !== null)
    .join(', ')
}

/** The countries of a company, its owners and its persons, for the risk tier. */
export const riskPlacesOf = ({ basics, persons, structure }: CompanyVersion): RiskPlace[] => [
  { place: 'registered', country: basics.registeredAddress.country },
  { place: 'business', country: basics.businessAddress.country },
  ...structure.entities.map(({ name, country }) => ({ place: 'owner' as const, country, name })),
  ...persons.map(({ name, nationality: country }) => ({ place: 'nationality' as const, country, name })),
]
