import { expect, test } from 'vitest'
import { isPublicAddress, webhookUrl } from './public-address.ts'

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
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '223.255.255.255', '2606:4700::1111', '2a00:1450::1'])(
  '%s is an address on the Internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each([
  'http://hooks.example/a',
  'https://user:secret@hooks.example/a',
  'https://hooks.example/a#part',
  'https://hooks.example:25/a',
  'https://127.0.0.1/a',
  'https://2130706433/a',
  'https://0x7f.1/a',
  'https://127.1/a',
  'https://[::1]/a',
  'https://[::ffff:127.0.0.1]/a',
  'https://[::ffff:7f00:1]/a',
  'https://169.254.169.254/latest/meta-data',
  'ftp://hooks.example/a',
  'no address',
])('INP-08 refuses %s', (url) => {
  expect(webhookUrl(url, false)).toBeUndefined()
})

test('INP-08 the local world allows loopback addresses and nothing else', () => {
  expect(webhookUrl('http://127.0.0.1:8123/a', true)?.port).toBe('8123')
  expect(webhookUrl('http://10.0.0.1/a', true)).toBeUndefined()
  expect(webhookUrl('http://localhost/a', true)).toBeUndefined()
  expect(webhookUrl('https://hooks.example:8443/a', false)?.hostname).toBe('hooks.example')
})
