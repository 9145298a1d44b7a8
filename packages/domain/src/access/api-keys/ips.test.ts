import fc from 'fast-check'
import { BlockList, isIPv6 } from 'node:net'
import { expect, test } from 'vitest'
import { isFrom, readIps } from './ips.ts'
import { IPS_LENGTH } from './ip-limits.ts'
import { plainIp } from '#platform/text/ip-address.ts'

test('reads a list of addresses', () => {
  expect(readIps('')).toEqual({ ok: true, value: [] })
  expect(readIps('203.0.113.24')).toEqual({ ok: true, value: ['203.0.113.24'] })
  expect(readIps('10.0.0.1,127.0.0.1,1.1.1.1,8.8.8.8,9.9.9.9')).toMatchObject({ ok: true })
  const both = ['203.0.113.24', '2001:db8::24', '::1', '2001:db8:1:2:3:4:5:6', '2001:db8:0:1:1:1:1:1']
  expect(readIps(both.join())).toEqual({ ok: true, value: both })
})

test.each([
  '::ffff:1.2.3.4',
  '::ffff:102:304',
  '::ffff:0.0.0.0',
  '::1.2.3.4',
  '::',
  'ff02::1',
  'fe80::1%eth0',
  '2001:DB8::1',
  '2001:0db8::1',
  '2001:db8:0:0:0:0:0:1',
  '2001:db8::1:0:0:0:1',
  '2001:db8::0:1',
  '2001:db8::1:1:1:1:1',
  '2001:db8::1::1',
  '2001:db8::1:',
  ':2001:db8::1',
  '2001:db8:1',
  '2001:db8:1:2:3:4:5:6:7',
  '2001:db8::12345',
  '2001:db8::g',
  '2001:0db8::/64',
  '2001:db8::/129',
  '2001:db8::/',
  'ff02::/32',
  '::/32',
  '::ffff:1.2.3.0/120',
  '[2001:db8::1]',
  '2001:db8::1,2001:db8::1',
  '0.0.0.0',
  '0.0.0.0/16',
  '0.0.255.255/16',
  '255.255.255.255',
  '1.2.3.4/33',
  '1.2.3.0/024',
  '1.2.3.0/+24',
  '1.2.3.0/24/24',
  '1.2.3.0/255.255.255.0',
  '1.2.3.0/',
  '1.2.3.0/ 24',
  '/24',
  '1.2.3.0/24,1.2.3.0/24',
  '1.2.3.4,1.2.3.4/32',
  '010.0.0.1',
  '0x7f.0.0.1',
  '16909060',
  '1.2.3',
  '1.2.3.4.5',
  '256.1.1.1',
  '1.2.3.4,',
  ',1.2.3.4',
  '1.2.3.4, 1.2.3.5',
  ' 1.2.3.4',
  '1.2.3.4\n',
  '1.2.3.4,1.2.3.4',
  '１.2.3.4',
  'localhost',
  '*',
])('API-02 refuses %s as a list of addresses', (text) => {
  expect(readIps(text)).toMatchObject({ ok: false, code: 'API_KEY_IPS_INVALID' })
})

test('a list may contain networks, and a network of one address is stored as that address', () => {
  const longest = Array.from({ length: 5 }, (_, at) => `2001:db89:1234:1234:1234:1234:1234:${at + 1}230/124`)
  for (const ips of [['203.0.113.24', '198.51.100.0/24', '2001:db8::/48'], ['10.0.0.0/16', '2001:db8::/32'], longest])
    expect(readIps(ips.join())).toEqual({ ok: true, value: ips })
  expect(longest.join()).toHaveLength(IPS_LENGTH)
  expect(readIps('203.0.113.24/32,2001:db8::24/128')).toEqual({ ok: true, value: ['203.0.113.24', '2001:db8::24'] })
})

test.each(['10.0.0.0/15', '0.0.0.0/0', '203.0.113.24/8', '2001:db8::/31', '::/0'])(
  'API-02 refuses the too wide network %s',
  (text) => {
    const params = { network: text, ipv4: 16, ipv6: 32 }
    expect(readIps(`1.2.3.4,${text}`)).toEqual({ ok: false, code: 'API_KEY_NETWORK_TOO_WIDE', field: 'ips', params })
  },
)

test.each([
  ['203.0.113.24/24', '203.0.113.0'],
  ['203.0.113.129/25', '203.0.113.128'],
  ['203.0.113.1/31', '203.0.113.0'],
  ['2001:db8::1/64', '2001:db8::'],
  ['2001:db8:ff::/36', '2001:db8::'],
])('API-02 rejects the network %s because it begins at %s', (network, first) => {
  const params = { network, first }
  expect(readIps(network)).toMatchObject({ code: 'API_KEY_NETWORK_BEGINS_ELSEWHERE', field: 'ips', params })
})

test.each([
  ['203.0.113.24', [], true],
  ['203.0.113.24', ['203.0.113.24'], true],
  ['203.0.113.25', ['203.0.113.24'], false],
  ['203.0.113.0', ['203.0.113.0/24'], true],
  ['203.0.113.255', ['203.0.113.0/24'], true],
  ['203.0.112.255', ['203.0.113.0/24'], false],
  ['203.0.114.0', ['203.0.113.0/24'], false],
  ['::ffff:203.0.113.24', ['203.0.113.0/24'], true],
  ['::FFFF:cb00:7118', ['1.2.3.4', '203.0.113.0/24'], true],
  ['::203.0.113.24', ['203.0.113.0/24'], false],
  ['203.0.113.24', ['2001:db8::/32'], false],
  ['2001:DB8:0:0::24', ['2001:db8::/64'], true],
  ['2001:db8:0:1::', ['2001:db8::/64'], false],
  ['fe80::1%eth0', ['fe80::/64'], false],
  ['', ['203.0.113.0/24'], false],
] as const)('API-02 decides whether %s is one of %j: %s', (ip, places, is) => {
  expect(isFrom(ip, places)).toBe(is)
})

test('API-02 agrees with Node about the addresses of a network', () => {
  const ipv4 = fc.tuple(fc.ipV4(), fc.integer({ min: 16, max: 32 }))
  const ipv6 = fc.tuple(fc.ipV6().map(plainIp), fc.integer({ min: 32, max: 128 }))
  fc.assert(
    fc.property(fc.oneof(ipv4, ipv6), fc.oneof(fc.ipV4(), fc.ipV6().map(plainIp)), ([given, count], other) => {
      const read = readIps(`${given}/${count}`)
      const begins = !read.ok && read.code === 'API_KEY_NETWORK_BEGINS_ELSEWHERE' ? read.params?.['first'] : undefined
      fc.pre(read.ok || begins !== undefined)
      const first = begins === undefined ? given : String(begins)
      const network = `${first}/${count}`
      const family = (ip: string) => (isIPv6(ip) ? 'ipv6' : 'ipv4')
      const oracle = new BlockList()
      oracle.addSubnet(first, count, family(first))
      for (const ip of [given, first, other]) expect(isFrom(ip, [network])).toBe(oracle.check(ip, family(ip)))
    }),
  )
})

test('API-02 refuses a sixth address', () => {
  const six = '1.1.1.1,1.1.1.2,1.1.1.3,1.1.1.4,1.1.1.5,1.1.1.6'
  expect(readIps(six)).toMatchObject({ code: 'API_KEY_TOO_MANY_IPS' })
})
