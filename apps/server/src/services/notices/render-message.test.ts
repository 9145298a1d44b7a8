import { expect, test } from 'vitest'
import { renderMessage } from './render-message.ts'

test.each([
  ['deposit_credited', { amount: '60000.000000', coin: 'tUSD' }, '60,000.00 tUSD arrived', '60,000.00 tUSD 已到账'],
  [
    'fiat_order_completed',
    { order: 'F1', amount: '1849.20', fiat: 'SGD' },
    '1,849.20 SGD arrived',
    '1,849.20 SGD 已到账',
  ],
  [
    'subscription_allotted',
    { product: 'Lantern Bay', quantity: '2385', coin: 'AURB' },
    'You were allotted 2,385 AURB',
    '您已获配 2,385 AURB',
  ],
] as const)('formats the amount of %s as on the screens', (kind, params, en, zh) => {
  expect(renderMessage(kind, params, 'en_US').title).toBe(en)
  expect(renderMessage(kind, params, 'zh_CN').title).toBe(zh)
})

test('leaves a number that is not an amount unchanged', () => {
  const params = { order: '10002345', amount: '1849.20', fiat: 'SGD' }
  expect(renderMessage('fiat_order_completed', params, 'en_US').body).toContain('order 10002345 is')
})
