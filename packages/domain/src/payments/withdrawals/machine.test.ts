import { expect, test } from 'vitest'
import { from, next, statusesOf } from '#platform/machine/machine.ts'
import { publicWithdrawalStatus, withdrawalMachine } from './machine.ts'

test('WDR-16 a withdrawal can be cancelled until somebody approved it', () => {
  expect(from(withdrawalMachine, 'cancel')).toEqual(['held', 'email_confirm', 'review'])
})

test('WDR-13 money is given back only from where nothing can have been sent, or nothing sent can land', () => {
  const givingBack = ['cancel', 'lapse', 'refuse', 'refund'] as const
  expect(givingBack.flatMap((event) => from(withdrawalMachine, event))).toEqual([
    'held',
    'email_confirm',
    'review',
    'email_confirm',
    'email_confirm',
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

test('WDR-19 a withdrawal that waits for its mail is neither approved nor signed', () => {
  for (const event of ['approve', 'sign', 'send_to_review'] as const)
    expect(next(withdrawalMachine, 'email_confirm', event)).toBeUndefined()
  expect(next(withdrawalMachine, 'lapsed', 'confirm_by_mail')).toBeUndefined()
})

test('the customer reads three words', () => {
  expect(Object.groupBy(statusesOf(withdrawalMachine), publicWithdrawalStatus)).toEqual({
    'pending review': ['held', 'email_confirm', 'review', 'approved', 'signed', 'broadcast', 'expired', 'failed'],
    succeeded: ['confirmed'],
    rejected: ['refused', 'cancelled', 'lapsed', 'refunded'],
  })
})
