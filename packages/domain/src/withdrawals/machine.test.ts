import { expect, test } from 'vitest'
import { from, next, statusesOf } from '../machine/machine.ts'
import { publicWithdrawalStatus, withdrawalMachine } from './machine.ts'

test('WDR-16 a withdrawal can be cancelled until somebody approved it', () => {
  expect(from(withdrawalMachine, 'cancel')).toEqual(['held', 'review'])
})

test('WDR-13 money is given back only from where nothing can have been sent, or nothing sent can land', () => {
  const givingBack = ['cancel', 'refuse', 'refund'] as const
  expect(givingBack.flatMap((event) => from(withdrawalMachine, event))).toEqual([
    'held',
    'review',
    'review',
    'approved',
    'expired',
    'failed',
  ])
})

test('WDR-11 signing again needs an expired or failed attempt and a new approval', () => {
  expect(from(withdrawalMachine, 'sign')).toEqual(['approved'])
  expect(next(withdrawalMachine, 'broadcast', 'expire')).toBe('expired')
  expect(next(withdrawalMachine, 'broadcast', 'approve')).toBeUndefined()
})

test('the customer reads three words', () => {
  expect(Object.groupBy(statusesOf(withdrawalMachine), publicWithdrawalStatus)).toEqual({
    'pending review': ['held', 'review', 'approved', 'signed', 'broadcast', 'expired', 'failed'],
    succeeded: ['confirmed'],
    rejected: ['refused', 'cancelled', 'refunded'],
  })
})
