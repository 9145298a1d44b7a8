import { expect, test } from 'vitest'
import { mustAck, threadOf } from './thread.ts'

const until = new Date('2026-11-20T00:00:00.000Z')

test('messages about one order or product share a thread', () => {
  expect(threadOf({ kind: 'financing_asked', params: { number: 'F-12' } })).toBe('invest:F-12')
  expect(threadOf({ kind: 'financing_terms_offered', params: { number: 'F-12', until } })).toBe('invest:F-12')
  expect(threadOf({ kind: 'subscription_terms_changed', params: { product: 'AURB', until } })).toBe('invest:AURB')
})

test('a message whose facts name no matter has no thread', () => {
  expect(threadOf({ kind: 'account_thawed', params: {} })).toBeUndefined()
  const product = { en_US: 'Aurum', zh_CN: '金' }
  expect(threadOf({ kind: 'subscription_terms_changed', params: { product, until } })).toBeUndefined()
})

test('changed terms must be acknowledged, an ordinary notice need not be', () => {
  expect(mustAck('subscription_terms_changed')).toBe(true)
  expect(mustAck('new_sign_in')).toBe(false)
})
