import { expect, test } from 'vitest'
import { toKey, faultsOf } from './to-key.ts'

const fields = {
  label: ' Bot ',
  scopes: ['trade', 'read'],
  ips: '203.0.113.24',
  publicKey: '',
  subAccountId: '',
} as const

test('sends the rights in a fixed order and the name without surrounding blanks', () => {
  expect(toKey(fields)).toEqual({ body: { label: 'Bot', scopes: ['read', 'trade'], ips: '203.0.113.24' } })
})

test('binds a key to IPv4 and IPv6 addresses and networks', () => {
  const ips = '203.0.113.24,198.51.100.0/24,2001:db8::24,2001:db8:1::/48'
  expect(toKey({ ...fields, ips })).toMatchObject({ body: { ips } })
})

test.each([
  [{ label: ' ' }, 'label'],
  [{ scopes: [] }, 'scopes'],
  [{ ips: '203.0.113' }, 'ips'],
  [{ ips: '2001:DB8::24' }, 'ips'],
  [{ ips: '203.0.113.0/8' }, 'wideNetwork'],
  [{ ips: '203.0.113.24/24' }, 'networkBegins'],
  [{ ips: '1.1.1.1,1.1.1.2,1.1.1.3,1.1.1.4,1.1.1.5,1.1.1.6' }, 'manyIps'],
  [{ ips: '', scopes: ['withdraw'] }, 'needsIps'],
  [{ publicKey: 'AAAA' }, 'publicKey'],
  [{ subAccountId: 'a', scopes: ['withdraw'] }, 'subWithdraws'],
] as const)('rejects %j at %s', (over, fault) => {
  expect(toKey({ ...fields, ...over })).toEqual({ fault })
})

test('reads a public key from its PEM file', () => {
  const bare = 'MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE='
  const pem = `-----BEGIN PUBLIC KEY-----\n${bare}\n-----END PUBLIC KEY-----\n`
  expect(toKey({ ...fields, publicKey: pem })).toMatchObject({ body: { publicKey: bare } })
})

test('reports the errors of all fields, not only the first', () => {
  expect(faultsOf({ ...fields, label: '', ips: '203.0.113', publicKey: 'AAAA' })).toEqual(['label', 'ips', 'publicKey'])
})
