import { expect, test } from 'vitest'
import { relyingPartyOf } from './relying-party.ts'

test.each([
  ['http://127.0.0.1:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://[::1]:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['https://tessera.example/', { id: 'tessera.example', origin: 'https://tessera.example' }],
  ['https://10.0.0.7', undefined],
  ['https://[fd00::7]', undefined],
])('at %s, passkeys belong to %o', (PUBLIC_URL, party) => {
  expect(relyingPartyOf({ PUBLIC_URL })).toEqual(party)
})
