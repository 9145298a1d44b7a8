import { describe, expect, test } from 'vitest'
import {
  type BeforeSigning,
  type Found,
  type History,
  hasEnoughWitnesses,
  judgeHistories,
  judgeAnswers,
  type SignatureAnswer,
  mayPay,
  mayRepeat,
  type Silent,
} from './payment-evidence.ts'

const LAST_VALID = 1000n
const hostAnswer = (host: string, height: bigint, state: SignatureAnswer['state']): SignatureAnswer => ({
  host,
  height,
  state,
})
const silent: Silent = { host: 'b', silent: true }
const found: Found = { signature: 's1', wire: 'bytes', matches: true }
const history = (host: string, ...payments: Found[]): History => ({ host, height: 1001n, reaches: true, payments })

describe('responses of two hosts about a signature', () => {
  test.each([
    ['both have it as final', [hostAnswer('a', 900n, 'finalized'), hostAnswer('b', 900n, 'finalized')], 'finalized'],
    ['both say that it failed', [hostAnswer('a', 900n, 'failed'), hostAnswer('b', 900n, 'failed')], 'failed'],
    [
      'neither has it before the last valid height',
      [hostAnswer('a', 1000n, 'absent'), hostAnswer('b', 999n, 'absent')],
      'send',
    ],
    [
      'neither has it after the last valid height',
      [hostAnswer('a', 1001n, 'absent'), hostAnswer('b', 1001n, 'absent')],
      'search',
    ],
    ['one is behind', [hostAnswer('a', 1001n, 'absent'), hostAnswer('b', 1000n, 'absent')], 'send'],
    ['one runs far ahead', [hostAnswer('a', 90_000n, 'absent'), hostAnswer('b', 950n, 'absent')], 'hosts_differ'],
    ['one sees it first', [hostAnswer('a', 900n, 'landed'), hostAnswer('b', 900n, 'absent')], 'wait'],
    [
      'one still denies it long after',
      [hostAnswer('a', 1200n, 'finalized'), hostAnswer('b', 1200n, 'absent')],
      'hosts_differ',
    ],
    [
      'one says paid and one says failed',
      [hostAnswer('a', 1200n, 'finalized'), hostAnswer('b', 1200n, 'failed')],
      'hosts_differ',
    ],
    ['one does not answer', [hostAnswer('a', 1001n, 'absent'), silent], 'wait'],
    ['one does not answer for long', [hostAnswer('a', 1200n, 'absent'), silent], 'host_silent'],
    ['nobody answers', [silent], 'wait'],
  ] as const)('NODE-01 %s: the responses %o are judged as %s', (_, answers, verdict) => {
    expect(judgeAnswers(answers, LAST_VALID)).toBe(verdict)
  })
})

describe('responses of two hosts about the history', () => {
  test.each([
    ['neither has the payment', [history('a'), history('b')], 'absent'],
    ['both have it', [history('a', found), history('b', found)], { found }],
    ['only one has it', [history('a', found), history('b')], 'hosts_differ'],
    ['one does not answer', [history('a'), silent], 'host_silent'],
    [
      'it was paid twice',
      [history('a', found, { ...found, signature: 's2' }), history('b', found, { ...found, signature: 's2' })],
      'payment_differs',
    ],
    [
      'another amount was paid in its name',
      [history('a', { ...found, matches: false }), history('b')],
      'payment_differs',
    ],
    ['one is too young', [history('a'), { ...history('b'), reaches: false }], 'history_short'],
    ['one is too young and both have it', [history('a', found), { ...history('b', found), reaches: false }], { found }],
  ] as const)('RST-01 %s: the histories %o are judged as %o', (_, answers, verdict) => {
    expect(judgeHistories(answers)).toEqual(verdict)
  })
})

const first: BeforeSigning = {
  attempts: 0,
  isOlder: false,
  isQuiet: false,
  hosts: 2,
  peopleAgreed: false,
  reviewedAgain: false,
  history: 'absent',
}

test.each([
  ['a first signature of a new withdrawal', {}, 'sign'],
  ['an older withdrawal while earlier bytes may land', { isOlder: true }, 'restart_wait'],
  ['an older withdrawal that is provably unpaid', { isOlder: true, isQuiet: true }, 'sign'],
  ['an older withdrawal that was paid', { isOlder: true, history: { found } }, { found }],
  [
    'an older withdrawal that people would sign, and that was paid',
    { isOlder: true, peopleAgreed: true, history: { found } },
    { found },
  ],
  ['a history that is too short', { isOlder: true, isQuiet: true, history: 'history_short' }, 'history_short'],
  [
    'a history that is too short, and two people',
    { isOlder: true, isQuiet: true, history: 'history_short', peopleAgreed: true },
    'sign',
  ],
  [
    'a history that is too short, and two people, while earlier bytes may land',
    { isOlder: true, history: 'history_short', peopleAgreed: true },
    'restart_wait',
  ],
  [
    'a history that is too short while earlier bytes may land',
    { isOlder: true, history: 'history_short' },
    'restart_wait',
  ],
  ['a second signature by two hosts', { attempts: 1 }, 'sign'],
  ['a second signature by one host', { attempts: 1, hosts: 1 }, 'one_host'],
  ['a second signature while hosts differ', { attempts: 1, history: 'hosts_differ' }, 'hosts_differ'],
  ['a third signature', { attempts: 2 }, 'attempts_used'],
  ['a third signature that two people agreed to', { attempts: 2, peopleAgreed: true }, 'sign'],
  ['a signature after a failure that two people reviewed', { attempts: 2, reviewedAgain: true }, 'sign'],
] as const)('NODE-01 RST-01 decision on %s (%o): %o', (_, facts, verdict) => {
  expect(mayPay({ ...first, ...facts })).toEqual(verdict)
})

test('NODE-01 signs at most twice without people, and the second time only with two hosts', () => {
  expect([0, 1, 2, 9].map((attempts) => mayRepeat({ attempts, hosts: 2 }))).toEqual([
    'sign',
    'sign',
    'attempts_used',
    'attempts_used',
  ])
  expect(mayRepeat({ attempts: 1, hosts: 1 })).toBe('one_host')
})

test.each([
  ['both hosts', 2, 2, true],
  ['two of three hosts', 2, 3, true],
  ['one of two hosts', 1, 2, false],
  ['the only host', 1, 1, true],
  ['no host', 0, 2, false],
  ['no host at all', 0, 0, false],
] as const)('NODE-01 people may settle a payment that %s (%i of %i) show: %s', (_, showing, answered, may) => {
  expect(hasEnoughWitnesses(showing, answered)).toBe(may)
})
