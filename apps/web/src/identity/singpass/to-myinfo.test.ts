import { expect, test } from 'vitest'
import { noFields, toMyinfo } from './to-myinfo.ts'

const id = 'b7c5a3f0-0000-4000-8000-000000000001'
const agreed = { ...noFields, use: true, accuracy: true }
const address = { line1: ' 12 Marina View ', city: 'Singapore', postcode: '018961', country: 'SG' }

test('a person whose data is complete sends only both consents', () => {
  expect(toMyinfo(agreed, { id, missing: [] })).toEqual({
    ok: true,
    body: { prefillId: id, corrections: {}, consents: { use: true, accuracy: true } },
  })
})
test('nothing is sent without both consents', () => {
  expect(toMyinfo(noFields, { id, missing: [] })).toEqual({
    ok: false,
    faults: { use: 'consent', accuracy: 'consent' },
  })
})
test('asks for each part of an address that the source lacks', () => {
  expect(toMyinfo(agreed, { id, missing: ['address'] })).toMatchObject({
    faults: { line1: 'text', city: 'text', postcode: 'text', country: 'country' },
  })
})
test('trims the values that the customer adds', () => {
  expect(toMyinfo({ ...agreed, ...address }, { id, missing: ['address'] })).toMatchObject({
    body: { corrections: { address: { ...address, line1: '12 Marina View' } } },
  })
})
test.each(['2029-02-30', '31/05/2029', ''])('rejects %j as the expiry date of a pass', (documentExpiresOn) => {
  expect(toMyinfo({ ...agreed, documentExpiresOn }, { id, missing: ['documentExpiresOn'] })).toMatchObject({
    faults: { documentExpiresOn: 'date' },
  })
})
