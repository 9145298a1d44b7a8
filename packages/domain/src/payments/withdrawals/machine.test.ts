import { expect, test } from 'vitest'
import { statusesAllowing, next, statusesOf } from '#platform/machine/machine.ts'
import { publicWithdrawalStatus, withdrawalMachine } from './machine.ts'

test('WDR-16 a withdrawal can be cancelled until it is approved', () => {
  expect(statusesAllowing(withdrawalMachine, 'cancel')).toEqual(['held', 'email_confirm', 'review'])
})

test('WDR-13 returns the money only if no payment can have been sent, or no sent payment can be confirmed any more', () => {
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

test('WDR-11 signs again only after an expired or failed attempt and another approval', () => {
  expect(statusesAllowing(withdrawalMachine, 'sign')).toEqual(['approved'])
  expect(next(withdrawalMachine, 'broadcast', 'expire')).toBe('expired')
  expect(next(withdrawalMachine, 'broadcast', 'approve')).toBeUndefined()
})

test('WDR-19 neither approves nor signs a withdrawal that waits for its confirmation by email', () => {
  for (const event of ['approve', 'sign', 'send_to_review'] as const)
    expect(next(withdrawalMachine, 'email_confirm', event)).toBeUndefined()
  expect(next(withdrawalMachine, 'lapsed', 'confirm_by_mail')).toBeUndefined()
})

test('shows the customer one of three statuses', () => {
  expect(Object.groupBy(statusesOf(withdrawalMachine), publicWithdrawalStatus)).toEqual({
    'pending review': ['held', 'email_confirm', 'review', 'approved', 'signed', 'broadcast', 'expired', 'failed'],
    succeeded: ['confirmed'],
    rejected: ['refused', 'cancelled', 'lapsed', 'refunded'],
  })
})
