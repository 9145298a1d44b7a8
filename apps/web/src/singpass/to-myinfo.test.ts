import { expect, test } from 'vitest'
import { noFields, toMyinfo } from './to-myinfo.ts'

const id = 'b7c5a3f0-0000-4000-8000-000000000001'
const agreed = { ...noFields, use: true, accuracy: true }
const address = { line1: ' 12 Marina View ', city: 'Singapore', postcode: '018961', country: 'SG' }

test('a person with every item sends both consents and nothing else', () => {
  expect(toMyinfo(agreed, { id, missing: [] })).toEqual({
    ok: true,
    body: { prefillId: id, corrections: {}, consents: { use: true, accuracy: true } },
  })
})
test('without a consent nothing is sent', () => {
  expect(toMyinfo(noFields, { id, missing: [] })).toEqual({
    ok: false,
    wrong: { use: 'consent', accuracy: 'consent' },
  })
})
test('an address that the source has not is asked for, part by part', () => {
  expect(toMyinfo(agreed, { id, missing: ['address'] })).toMatchObject({
    wrong: { line1: 'text', city: 'text', postcode: 'text', country: 'country' },
  })
})
test('what is added goes without the blanks around it', () => {
  expect(toMyinfo({ ...agreed, ...address }, { id, missing: ['address'] })).toMatchObject({
    body: { corrections: { address: { ...address, line1: '12 Marina View' } } },
  })
})
test.each(['2029-02-30', '31/05/2029', ''])('%j is no last day of a pass', (documentExpiresOn) => {
  expect(toMyinfo({ ...agreed, documentExpiresOn }, { id, missing: ['documentExpiresOn'] })).toMatchObject({
    wrong: { documentExpiresOn: 'date' },
  })
})
