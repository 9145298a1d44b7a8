import { expect, test } from 'vitest'
import { statusesAllowing, next, statusesOf } from '#platform/machine/machine.ts'
import { publicWithdrawalStatus, withdrawalMachine } from './machine.ts'

test('WDR-16 allows a cancel until the withdrawal is approved', () => {
  expect(statusesAllowing(withdrawalMachine, 'cancel')).toEqual(['held', 'email_confirm', 'review'])
})

test('WDR-13 gives money back only if nothing can have been sent, or nothing sent can land', () => {
  const givingBack = ['cancel', 'lapse', 'refuse', 'refund'] as const
  expect(givingBack.flatMap((event) => statusesAllowing(withdrawalMachine, event))).toEqual([
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

test('WDR-11 requires an expired or failed attempt and a new approval before signing again', () => {
  expect(statusesAllowing(withdrawalMachine, 'sign')).toEqual(['approved'])
  expect(next(withdrawalMachine, 'broadcast', 'expire')).toBe('expired')
  expect(next(withdrawalMachine, 'broadcast', 'approve')).toBeUndefined()
})

test('WDR-19 neither approves nor signs a withdrawal that waits for its email confirmation', () => {
  for (const event of ['approve', 'sign', 'send_to_review'] as const)
    expect(next(withdrawalMachine, 'email_confirm', event)).toBeUndefined()
  expect(next(withdrawalMachine, 'lapsed', 'confirm_by_mail')).toBeUndefined()
})

test('shows one of three statuses to the customer', () => {
  expect(Object.groupBy(statusesOf(withdrawalMachine), publicWithdrawalStatus)).toEqual({
    'pending review': ['held', 'email_confirm', 'review', 'approved', 'signed', 'broadcast', 'expired', 'failed'],
    succeeded: ['confirmed'],
    rejected: ['refused', 'cancelled', 'lapsed', 'refunded'],
  })
})
