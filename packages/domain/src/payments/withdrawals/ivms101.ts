import type { Beneficiary, NamedParty } from './travel-rule.ts'

/** Address lines as people write them; `country` is an ISO 3166 code. */
export type PostalAddress = {
  readonly lines: readonly string[]
  readonly city: string
  readonly postcode: string
  readonly country: string
}
/** The sender, as verified here. */
export type Originator = {
  readonly kind: 'person' | 'company'
  readonly name: string
  /** The number of the account. */
  readonly account: string
  readonly address: PostalAddress
}
export type TravelFacts = {
  readonly exchange: NamedParty
  readonly originator: Originator
  readonly beneficiary: Beneficiary
  /** The destination address on the chain. */
  readonly address: string
  readonly tag: string | null
}

/**
 * Returns the Travel Rule data of a withdrawal to another provider, in the form of IVMS101 (interVASP, 2020). A
 * customer who names another beneficiary does not state if it is a person or a company. So the name is sent as a
 * natural person's name of unspecified type.
 */
export const ivms101 = ({ exchange, originator, beneficiary: { person, provider }, address, tag }: TravelFacts) => ({
  originator: { originatorPersons: [verified(originator)], accountNumber: [originator.account] },
  beneficiary: {
    beneficiaryPersons: [person === null ? verified(originator) : stated(person)],
    // A tag identifies one of several accounts that share an address.
    accountNumber: [address, ...(tag === null ? [] : [tag])],
  },
  originatingVASP: { originatingVASP: company(exchange) },
  ...(provider !== null && { beneficiaryVASP: { beneficiaryVASP: company(provider) } }),
})

const verified = ({ kind, name, account, address: { lines, city, postcode, country } }: Originator) => {
  const known = {
    geographicAddress: [
      {
        addressType: kind === 'person' ? 'HOME' : 'BIZZ',
        addressLine: lines,
        townName: city,
        postCode: postcode,
        country,
      },
    ],
    customerIdentification: account,
  }
  return kind === 'company'
    ? { legalPerson: { ...company({ name, country }).legalPerson, ...known } }
    : { naturalPerson: { ...natural(name, 'LEGL'), ...known, countryOfResidence: country } }
}

const stated = ({ name, country }: NamedParty) => ({
  naturalPerson: { ...natural(name, 'MISC'), countryOfResidence: country },
})

const natural = (name: string, type: 'LEGL' | 'MISC') => ({
  name: { nameIdentifier: [{ primaryIdentifier: name, nameIdentifierType: type }] },
})

const company = ({ name, country }: NamedParty) => ({
  legalPerson: {
    name: { nameIdentifier: [{ legalPersonName: name, legalPersonNameIdentifierType: 'LEGL' }] },
    countryOfRegistration: country,
  },
})
