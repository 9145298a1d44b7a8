import { afterAll, beforeAll, expect, test } from 'vitest'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { approvalKinds } from '#approval-kinds.ts'
import { summaryView } from './request-view.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await testExchange()
})
afterAll(() => exchange.close())

test.each([
  ['site_access', { changed: ['voiceOpen=true'] }],
  ['sms_budget', { messages: ['numberDay=9'] }],
] as const)('shows a %s, of which there is only one, by its kind without a code', (kind, content) => {
  expect(approvalKinds(exchange.deps)[kind].summary(content)).toMatchObject({ number: '', subject: '' })
})

test.each([
  ['market_state', { symbol: 'LBR_USD', from: 'open', to: 'halted' }],
  ['customer_standing', { customer: { number: '30001', name: null }, from: 'active', to: 'frozen' }],
] as const)('shows the name of a %s once in the queue', (kind, content) => {
  const summary = approvalKinds(exchange.deps)[kind].summary(content)
  expect(summary).toMatchObject({ number: expect.stringMatching(/./u), subject: '' })
})

const product = { symbol: 'HARB', currency: 'SGD', supply: '1', unitPrice: '1', price: '1', asOf: '2026-03-18' }
const text = { kind: 'page', slug: 'harbour', version: 1, act: 'publish' }
const named = { ...product, ...text, document: null, allotted: '1', proceeds: '1' }
test.each(['product_publish', 'product_valuation', 'product_supplement', 'allotment', 'cms_text'] as const)(
  'shows a %s in the reader’s language, and an old one unchanged',
  (kind) => {
    const calls = (name: unknown) => {
      const summary = approvalKinds(exchange.deps)[kind].summary({ ...named, name })
      return summary && [summaryView(summary, 'en_US').subject, summaryView(summary, 'zh_CN').subject]
    }
    expect(calls({ en: 'Harbour Bond', zh: '海港债券' })).toEqual(['Harbour Bond', '海港债券'])
    expect(calls('Harbour Bond')).toEqual(['Harbour Bond', 'Harbour Bond'])
  },
)
