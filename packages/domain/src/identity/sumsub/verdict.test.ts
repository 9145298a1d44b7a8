import { expect, test } from 'vitest'
import { eventTime } from './event-time.ts'
import { mayVerify } from './may-verify.ts'
import { isNewer, statusOf } from './verdict.ts'

test.each([
  ['init', undefined, undefined, 'started'],
  ['awaitingUser', undefined, undefined, 'started'],
  ['pending', undefined, undefined, 'pending'],
  ['queued', undefined, undefined, 'pending'],
  ['onHold', 'GREEN', undefined, 'pending'],
  ['completed', 'GREEN', undefined, 'green'],
  ['completed', 'RED', 'RETRY', 'retry'],
  ['completed', 'RED', 'FINAL', 'final'],
  ['completed', 'RED', undefined, 'retry'],
  ['completed', 'YELLOW', undefined, 'pending'],
  ['completed', undefined, undefined, 'pending'],
] as const)(
  'a review with status %s, answer %s and rejection type %s has the status %s',
  (reviewStatus, reviewAnswer, type, status) => {
    expect(statusOf({ reviewStatus, reviewAnswer, reviewRejectType: type })).toBe(status)
  },
)

test('parses the vendor’s times as UTC text or milliseconds, and rejects other values', () => {
  const at = Date.UTC(2021, 4, 14, 16, 0, 25, 32)
  expect(eventTime('2021-05-14 16:00:25.032')?.getTime()).toBe(at)
  expect(eventTime('2021-05-14T16:00:25.032Z')?.getTime()).toBe(at)
  expect(eventTime('2021-05-14 16:00:25+0000')?.getTime()).toBe(at - 32)
  expect(eventTime(at)?.getTime()).toBe(at)
  expect([eventTime('yesterday'), eventTime('2021-13-40 16:00:25.032'), eventTime('')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('KYC-01 an event is newer only at a later time, not at the same time', () => {
  const at = new Date(1000)
  expect([isNewer(at, null), isNewer(at, new Date(999)), isNewer(at, at), isNewer(at, new Date(1001))]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

const rule = { verifies: true, countries: ['SG', 'MY'] }
const person = { type: 'individual', investorClass: 'ri', nationality: 'SG', country: 'MY', wasDecided: false } as const
test.each([
  [{}, {}, true],
  [{ verifies: false }, {}, false],
  [{ countries: ['SG'] }, {}, false],
  [{ countries: ['MY'] }, {}, false],
  [{ countries: [] }, {}, false],
  [{}, { type: 'corporate' as const }, false],
  [{}, { investorClass: 'ai' as const }, false],
  [{}, { investorClass: 'ei' as const }, false],
  [{}, { wasDecided: true }, false],
])('with the rule %j a green verdict alone verifies a person with %j: %s', (change, who, may) => {
  expect(mayVerify({ ...rule, ...change }, { ...person, ...who })).toBe(may)
})
