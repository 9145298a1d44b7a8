import { expect, test } from 'vitest'
import { plainIp, readIps } from './ips.ts'

test('a list of addresses is read as it was written', () => {
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
  '2001:db8::/64',
  '[2001:db8::1]',
  '2001:db8::1,2001:db8::1',
  '0.0.0.0/0',
  '0.0.0.0',
  '255.255.255.255',
  '1.2.3.0/24',
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
])('API-02 %s is no list of addresses', (text) => {
  expect(readIps(text)).toMatchObject({ ok: false, code: 'API_KEY_IPS_INVALID' })
})

test('API-02 a sixth address is one too many', () => {
  const six = '1.1.1.1,1.1.1.2,1.1.1.3,1.1.1.4,1.1.1.5,1.1.1.6'
  expect(readIps(six)).toMatchObject({ code: 'API_KEY_TOO_MANY_IPS' })
})

test('API-02 a caller in IPv6 clothes is told by the address inside', () => {
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
  ['::1.2.3.4', '::102:304'],
  ['fe80::1%eth0', 'fe80::1%eth0'],
])('API-02 the caller %s is %s', (ip, plain) => {
  expect(plainIp(ip)).toBe(plain)
})
