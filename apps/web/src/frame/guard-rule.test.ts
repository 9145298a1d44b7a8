import { expect, test } from 'vitest'
import { screenAccess } from './guard-rule.ts'

const open = {}
const login = { login: true } as const
const visitor = { visitor: true } as const
const kyc = { login: true, kyc: true } as const

test.each([
  ['everybody sees an open screen', open, 'out', false, 'show'],
  ['an open screen does not wait for the user', open, 'unknown', false, 'show'],
  ['a screen behind login waits for the user', login, 'unknown', false, 'wait'],
  ['a visitor is sent to log in', login, 'out', false, 'to-login'],
  ['a visitor is sent to log in before verifying', kyc, 'out', false, 'to-login'],
  ['a customer sees a screen behind login', login, 'in', false, 'show'],
  ['an unverified customer is sent to verify', kyc, 'in', false, 'to-kyc'],
  ['an approved customer sees a screen behind verification', kyc, 'in', true, 'show'],
  ['a visitor sees a screen for visitors', visitor, 'out', false, 'show'],
  ['a screen for visitors waits for the user', visitor, 'unknown', false, 'wait'],
  ['a customer is redirected from a screen for visitors', visitor, 'in', false, 'onward'],
] as const)('%s', (_, row, state, approved, where) => {
  expect(screenAccess(row, state, approved)).toBe(where)
})
