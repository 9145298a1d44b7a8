import { expect, test } from 'vitest'
import { DAY_MS } from '#platform/clock/durations.ts'
import { lifeOf, mayUse, widens } from './key.ts'

const now = new Date('2026-01-01T00:00:00Z')
const days = (count: number): Date => new Date(now.getTime() + count * DAY_MS)

test('API-03 a key without addresses expires, after 90 days for reading and 30 for trading, and never withdraws', () => {
  expect(lifeOf({ scopes: ['read'], ips: [] }, now)).toEqual({ ok: true, value: days(90) })
  expect(lifeOf({ scopes: ['read', 'trade'], ips: [] }, now)).toEqual({ ok: true, value: days(30) })
  expect(lifeOf({ scopes: ['withdraw'], ips: [] }, now)).toMatchObject({ code: 'API_KEY_WITHDRAW_NEEDS_IPS' })
  expect(lifeOf({ scopes: ['withdraw'], ips: ['203.0.113.24'] }, now)).toEqual({ ok: true, value: null })
})

test('API-06 a key reads at once and trades after its waiting period', () => {
  const key = { scopes: ['read', 'trade'], actsFrom: days(1) } as const
  expect(mayUse('read', key, now).ok).toBe(true)
  expect(mayUse('trade', key, now)).toMatchObject({ code: 'API_KEY_WAITING' })
  expect(mayUse('trade', key, days(1)).ok).toBe(true)
  expect(mayUse('withdraw', key, days(1))).toMatchObject({ code: 'API_SCOPE_MISSING', params: { scope: 'withdraw' } })
})

test.each([
  ['a scope more', { scopes: ['read', 'trade'], ips: ['1.2.3.4'] }, true],
  ['a scope less', { scopes: [], ips: ['1.2.3.4'] }, false],
  ['another address', { scopes: ['read'], ips: ['1.2.3.5'] }, true],
  ['any address', { scopes: ['read'], ips: [] }, true],
  ['the same', { scopes: ['read'], ips: ['1.2.3.4'] }, false],
] as const)('API-06 decides whether the waiting period restarts: %s', (_, after, does) => {
  expect(widens({ scopes: ['read'], ips: ['1.2.3.4'] }, after)).toBe(does)
})

test.each([
  ['an address of its network', '203.0.113.0/24', '203.0.113.24', false],
  ['a part of its network', '2001:db8::/48', '2001:db8:0:1::/64', false],
  ['a network around its address', '203.0.113.24', '203.0.113.0/24', true],
  ['the network beside its own', '203.0.113.0/25', '203.0.113.128/25', true],
] as const)('API-06 decides whether a key that is bound to a network waits again: %s', (_, before, after, does) => {
  expect(widens({ scopes: ['read'], ips: [before] }, { scopes: ['read'], ips: [after] })).toBe(does)
})

test('a key is narrowed by its first addresses, so its waiting period does not restart', () => {
  expect(widens({ scopes: ['read'], ips: [] }, { scopes: ['read'], ips: ['1.2.3.4'] })).toBe(false)
})
