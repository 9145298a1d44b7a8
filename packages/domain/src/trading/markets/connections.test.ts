import { expect, test } from 'vitest'
import { DAY_MS } from '#platform/clock/durations.ts'
import { Connections, type Tie } from './connections.ts'

const now = 1_000 * DAY_MS
const tie = (customer: string, kind: Tie['kind'], value: string, at = now): Tie => ({ customer, kind, value, at })
const account = (customer: string, person = customer) => ({ customer, person })
const connected = (ties: readonly Tie[], a = account('ada'), b = account('bob')): boolean => {
  const connections = new Connections()
  for (const each of ties) connections.add(each)
  return connections.areConnected(a, b, now)
}
const both = (kind: Tie['kind'], value: string, at = now): Tie[] => [
  tie('ada', kind, value, at),
  tie('bob', kind, value, at),
]
const crowd = (size: number): Tie[] => Array.from({ length: size }, (_, n) => tie(`customer ${n}`, 'ip', '8.8.8.8'))

test.each<[string, readonly Tie[], boolean]>([
  ['share nothing', [tie('ada', 'device', 'x'), tie('bob', 'device', 'y')], false],
  ['share an owner', both('owner', 'hash', 0), true],
  ['share a bank account', both('bank', 'hash', 0), true],
  ['share an address', both('address', 'solana 9x', 0), true],
  ['share a device', both('device', 'x'), true],
  ['shared a device 30 days ago', both('device', 'x', now - 30 * DAY_MS), false],
  ['share a public address', both('ip', '8.8.8.8'), true],
  ['share a public address with three others', [...both('ip', '8.8.8.8'), ...crowd(3)], true],
  ['share a public address with four others', [...both('ip', '8.8.8.8'), ...crowd(4)], false],
  ['share one IPv6 network', [tie('ada', 'ip', '2400:1:2:3::1'), tie('bob', 'ip', '2400:1:2:3:ffff::2')], true],
  ['have two IPv6 networks', [tie('ada', 'ip', '2400:1:2:3::1'), tie('bob', 'ip', '2400:1:2:4::1')], false],
  ['share loopback', both('ip', '127.0.0.1'), false],
  ['share a private address', both('ip', '192.168.1.7'), false],
])('PRC-01 whether two customers are connected: two customers who %s', (_name, ties, expected) =>
  expect(connected(ties)).toBe(expected),
)

test('PRC-01 an account is connected with the sub-accounts of its person, and with the connections of that person', () => {
  expect(connected([], account('sub', 'ada'), account('ada'))).toBe(true)
  expect(connected([], account('sub', 'ada'), account('other', 'ada'))).toBe(true)
  expect(connected(both('device', 'x'), account('sub', 'ada'), account('bob'))).toBe(true)
})
