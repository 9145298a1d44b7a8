import { expect, test } from 'vitest'
import { isOnInternet, connectionOf, networkOf, plainIp, publicConnectionOf } from './ip-address.ts'

test('API-02 reads an IPv4-mapped caller as its IPv4 address', () => {
  expect(plainIp('::ffff:203.0.113.24')).toBe('203.0.113.24')
  expect(plainIp('203.0.113.24')).toBe('203.0.113.24')
  expect(plainIp('::FFFF:cb00:7118')).toBe('203.0.113.24')
  expect(plainIp('::1')).toBe('::1')
  expect(plainIp('::ffff:0.0.0.0')).toBe('::ffff:0.0.0.0')
})

test.each([
  ['2001:0DB8:0:0:0:0:0:0024', '2001:db8::24'],
  ['2001:db8:0:0:1:0:0:1', '2001:db8::1:0:0:1'],
  ['1:0:0:2:0:0:0:3', '1:0:0:2::3'],
  ['0:0:0:0:0:0:0:1', '::1'],
  ['2001:db8::', '2001:db8::'],
  ['2001:10::0:100', '2001:10::100'],
  ['::1.2.3.4', '::1.2.3.4'],
  ['fe80::1%eth0', 'fe80::1%eth0'],
])('API-02 normalizes the caller %s to %s', (ip, plain) => {
  expect(plainIp(ip)).toBe(plain)
})

test.each([
  ['203.0.113.24', '203.0.113.0/24', '203.0.113.24'],
  ['::ffff:203.0.113.24', '203.0.113.0/24', '203.0.113.24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64', '2001:db8:1:2::/64'],
  ['::1', '::/64', '::/64'],
])('AUT-01 %s belongs to the network %s and the connection %s', (ip, network, line) => {
  expect([networkOf(ip), connectionOf(ip)]).toEqual([network, line])
})

test.each([undefined, '', 'unknown', '::1::', '1.2.3'])(
  'OPS-16 a request without a usable address (%s) causes no error',
  (ip) => {
    expect([plainIp(ip), connectionOf(ip)]).toEqual([ip ?? '', ip ?? ''])
    expect(typeof networkOf(ip)).toBe('string')
  },
)

test.each([
  ['8.8.8.8', '8.8.8.8'],
  ['::ffff:8.8.8.8', '8.8.8.8'],
  ['2001:DB8:0:1::5', '2001:db8:0:1::/64'],
  ['10.0.0.1', undefined],
  ['172.16.0.1', undefined],
  ['172.32.0.1', '172.32.0.1'],
  ['100.64.0.1', undefined],
  ['169.254.1.1', undefined],
  ['::1', undefined],
  ['fd00::1', undefined],
  ['fe80::1%eth0', undefined],
  ['8.8.8.256', undefined],
  ['1::2::3', undefined],
  ['nowhere', undefined],
  ['', undefined],
])('the public Internet connection of %s is %s', (address, network) =>
  expect(publicConnectionOf(address)).toBe(network),
)

test.each([
  '127.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  'fc00::1',
  'fd12::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::1',
  '3fff::1',
  'localhost',
  '',
])('INP-08 %s is not an address on the Internet', (address) => {
  expect(isOnInternet(address)).toBe(false)
})

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '223.255.255.255', '2606:4700::1111', '2a00:1450::1'])(
  '%s is an address on the Internet',
  (address) => {
    expect(isOnInternet(address)).toBe(true)
  },
)
