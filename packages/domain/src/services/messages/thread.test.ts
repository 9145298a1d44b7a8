import { expect, test } from 'vitest'
import { mustAck, threadOf } from './thread.ts'

const until = new Date('2026-11-20T00:00:00.000Z')

test('groups messages about one order or product in a thread', () => {
  expect(threadOf({ kind: 'financing_question_received', params: { number: 'F-12' } })).toBe('invest:F-12')
  expect(threadOf({ kind: 'financing_terms_offered', params: { number: 'F-12', until } })).toBe('invest:F-12')
  expect(threadOf({ kind: 'subscription_terms_changed', params: { product: 'AURB', until } })).toBe('invest:AURB')
})

test('gives no thread to a message without a subject', () => {
  expect(threadOf({ kind: 'account_thawed', params: {} })).toBeUndefined()
  const product = { en_US: 'Aurum', zh_CN: '金' }
  expect(threadOf({ kind: 'subscription_terms_changed', params: { product, until } })).toBeUndefined()
})

test('requires an acknowledgement of changed terms, but not of an ordinary notice', () => {
  expect(mustAck('subscription_terms_changed')).toBe(true)
  expect(mustAck('new_sign_in')).toBe(false)
})
