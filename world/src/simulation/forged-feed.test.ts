import { expect, test } from 'vitest'
import { feedSignature } from '../../../apps/server/src/payments/bank/feed-answer.ts'
import { forged, forgeries, isRefusedAnswer } from './forged-feed.ts'

const line = {
  line_id: 'forged 1',
  booked_on: '2026-03-18',
  account_number: '003-1',
  direction: 'in',
  currency: 'SGD',
  amount: '400000.00',
  payer_name: 'Somebody',
  text: 'REF',
}
const SECRET = 'the secret of the bank'
const signed = (body: string, after: string) => ({
  body,
  time: '1000',
  signature: feedSignature(SECRET, '1000', after, Buffer.from(body)),
})
const real = signed('{"bank":"Merlion Bank","lines":[],"next":"5"}', '5')
const old = signed('{"bank":"Merlion Bank","lines":[],"next":"0"}', '')

test.each(forgeries)('STM-01 a forged answer (%s) has no valid signature for its position', (how) => {
  const { body, time, signature } = forged(real, { how, line, after: '5', old })
  expect(signature).not.toBe(feedSignature(SECRET, time, '5', Buffer.from(body)))
})

test('a forged answer adds a line that the bank never booked and keeps the rest', () => {
  const { body } = forged(real, { how: 'added_line', line, after: '5', old: undefined })
  expect(JSON.parse(body)).toEqual({ bank: 'Merlion Bank', lines: [line], next: '5' })
})

test('without an earlier answer a replay adds a line instead', () => {
  expect(forged(real, { how: 'replayed', line, after: '5', old: undefined }).body).toContain('forged 1')
})

test.each([
  ["the bank's feed answered without a valid signature", true],
  ["the bank's feed answered with a signature whose time 12 is too far from now", true],
  ["the bank's feed answered 502", false],
])('the error %j is a refusal of a forged answer: %s', (message, is) => {
  expect(isRefusedAnswer(new Error(message))).toBe(is)
})
