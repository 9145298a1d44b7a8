import { expect, test } from 'vitest'
import { stepStates } from './first-steps.ts'

type Kyc = Parameters<typeof stepStates>[0]['kyc']
const kyc = (status: Kyc['status'], step: Kyc['step']): Kyc => ({
  status,
  step,
  level: status === 'approved' ? 1 : 0,
  type: 'personal',
  rejectReasons: [],
})
const approved = kyc('approved', 'approved')
const nothing = { secured: false, hasMoney: false, hasInvested: false }

test.for([
  ['a new account', { ...nothing, kyc: kyc('unknown', 'details') }, ['ready', 'ready', 'later', 'later']],
  ['an application in review', { ...nothing, kyc: kyc('pending', 'review') }, ['review', 'ready', 'later', 'later']],
  [
    'something is requested again',
    { ...nothing, kyc: kyc('pending', 'resend') },
    ['resend', 'ready', 'later', 'later'],
  ],
  ['a rejected application', { ...nothing, kyc: kyc('rejected', 'rejected') }, ['ready', 'ready', 'later', 'later']],
  ['verified without a second factor', { ...nothing, kyc: approved }, ['done', 'ready', 'later', 'later']],
  ['verified with a second factor', { ...nothing, kyc: approved, secured: true }, ['done', 'done', 'ready', 'later']],
  [
    'a balance',
    { kyc: approved, secured: true, hasMoney: true, hasInvested: false },
    ['done', 'done', 'done', 'ready'],
  ],
  [
    'all money invested',
    { kyc: approved, secured: true, hasMoney: false, hasInvested: true },
    ['done', 'done', 'done', 'done'],
  ],
] as const)('%s', ([, facts, states]) => {
  expect(Object.values(stepStates(facts))).toEqual(states)
})
