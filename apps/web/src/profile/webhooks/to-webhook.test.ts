import { expect, test } from 'vitest'
import { toWebhook, faultsOf } from './to-webhook.ts'

test('an endpoint needs a URL and at least one event', () => {
  expect(faultsOf({ url: 'hooks', events: [] })).toEqual(['url', 'events'])
  expect(faultsOf({ url: 'ftp://hooks.example', events: ['order.filled'] })).toEqual(['url'])
  expect(faultsOf({ url: ' https://hooks.example/in ', events: ['order.filled'] })).toEqual([])
})

test('sends events in the order of the list', () => {
  expect(toWebhook({ url: ' https://hooks.example/in ', events: ['deposit.credited', 'order.filled'] })).toEqual({
    url: 'https://hooks.example/in',
    events: ['order.filled', 'deposit.credited'],
  })
})
