import { expect, test } from 'vitest'
import { depthOf, kindOf, symbolOf } from '#channels.ts'
import { ClientMessage } from './stream.ts'

test('reads kind and pair from a channel name', () => {
  expect(kindOf('book:AURB-tUSD')).toBe('book')
  expect(kindOf('candles:AURB-tUSD:15m')).toBe('candles')
  expect(symbolOf('candles:AURB-tUSD:15m')).toBe('AURB-tUSD')
  expect([kindOf('auction:AURB-tUSD'), symbolOf('auction:AURB-tUSD')]).toEqual(['auction', 'AURB-tUSD'])
  expect(symbolOf('user')).toBeUndefined()
  expect([kindOf('book:AURB-tUSD:20'), symbolOf('book:AURB-tUSD:20')]).toEqual(['book', 'AURB-tUSD'])
  expect(['book:AURB-tUSD:20', 'book:AURB-tUSD', 'candles:AURB-tUSD:1m'].map(depthOf)).toEqual([
    20,
    undefined,
    undefined,
  ])
})

test.each([
  'user:2',
  'messages:2',
  'user:../2',
  'orders:2',
  'book:*',
  'book:',
  'book:AURB-tUSD:7',
  'book:AURB-tUSD:5:5',
  'candles:AURB-tUSD:2m',
  'candles:AURB-tUSD',
  '__proto__',
  'constructor',
  'ticker\n',
])('WEB-11 rejects %j as a channel name', (ch) =>
  expect(ClientMessage.safeParse({ op: 'subscribe', ch }).success).toBe(false),
)

test.each([[['user']], [{ user: 1 }], [7], [null]])('WEB-11 rejects a channel name that is %j', (ch) =>
  expect(ClientMessage.safeParse({ op: 'subscribe', ch }).success).toBe(false),
)

test('WEB-11 rejects a subscription that names another customer', () =>
  expect(ClientMessage.safeParse({ op: 'subscribe', ch: 'user', customer: 'somebody' }).success).toBe(false))
