import { expect, test } from 'vitest'
import { ivms101, type Originator } from './ivms101.ts'

const exchange = { name: 'Tessera Exchange', country: 'SG' }
const lim: Originator = {
  kind: 'person',
  name: 'Lim Jia Wen',
  account: '10000023',
  address: { lines: ['12 Marina View', '#08-01'], city: 'Singapore', postcode: '018961', country: 'SG' },
}
const limKnown = {
  geographicAddress: [
    {
      addressType: 'HOME',
      addressLine: ['12 Marina View', '#08-01'],
      townName: 'Singapore',
      postCode: '018961',
      country: 'SG',
    },
  ],
  customerIdentification: '10000023',
}
const limPerson = {
  naturalPerson: {
    name: { nameIdentifier: [{ primaryIdentifier: 'Lim Jia Wen', nameIdentifierType: 'LEGL' }] },
    ...limKnown,
    countryOfResidence: 'SG',
  },
}
const legal = (legalPersonName: string, countryOfRegistration: string) => ({
  legalPerson: {
    name: { nameIdentifier: [{ legalPersonName, legalPersonNameIdentifierType: 'LEGL' }] },
    countryOfRegistration,
  },
})

test('describes a customer who sends to their own account at another provider', () => {
  const provider = { name: 'Harbour Exchange', country: 'JP' }
  const facts = { exchange, originator: lim, beneficiary: { person: null, provider }, address: '7hKq', tag: '104857' }
  expect(ivms101(facts)).toEqual({
    originator: { originatorPersons: [limPerson], accountNumber: ['10000023'] },
    beneficiary: { beneficiaryPersons: [limPerson], accountNumber: ['7hKq', '104857'] },
    originatingVASP: { originatingVASP: legal('Tessera Exchange', 'SG') },
    beneficiaryVASP: { beneficiaryVASP: legal('Harbour Exchange', 'JP') },
  })
})

test('describes a company that sends to a self-hosted wallet, without another provider', () => {
  const originator: Originator = { ...lim, kind: 'company', name: 'Quaystone Pte. Ltd.' }
  const person = { name: 'Lee Jun Jie', country: 'MY' }
  const message = ivms101({ exchange, originator, beneficiary: { person, provider: null }, address: '7hKq', tag: null })
  const { legalPerson } = legal('Quaystone Pte. Ltd.', 'SG')
  const known = { ...limKnown, geographicAddress: [{ ...limKnown.geographicAddress[0], addressType: 'BIZZ' }] }
  expect(message.originator.originatorPersons).toEqual([{ legalPerson: { ...legalPerson, ...known } }])
  expect(message.beneficiary.beneficiaryPersons).toEqual([
    {
      naturalPerson: {
        name: { nameIdentifier: [{ primaryIdentifier: 'Lee Jun Jie', nameIdentifierType: 'MISC' }] },
        countryOfResidence: 'MY',
      },
    },
  ])
  expect(message).not.toHaveProperty('beneficiaryVASP')
})
