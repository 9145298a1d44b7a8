import { expect, test } from 'vitest'
import { webhookUrl } from './public-address.ts'

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
])('INP-08 refuses %s as a public address', (url) => {
  expect(webhookUrl(url, false)).toBeUndefined()
})

test('INP-08 the local world allows loopback addresses and nothing else', () => {
  expect(webhookUrl('http://127.0.0.1:8123/a', true)?.port).toBe('8123')
  expect(webhookUrl('http://10.0.0.1/a', true)).toBeUndefined()
  expect(webhookUrl('http://localhost/a', true)).toBeUndefined()
  expect(webhookUrl('https://hooks.example:8443/a', false)?.hostname).toBe('hooks.example')
})
