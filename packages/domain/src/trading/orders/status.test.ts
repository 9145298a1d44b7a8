import { expect, test } from 'vitest'
import { isFinal } from '#platform/machine/machine.ts'
import { nextStatus, orderMachine } from './status.ts'

test('a cancel passes through pending cancellation', () => {
  expect(nextStatus(0, 'ask_cancel')).toBe(5)
  expect(nextStatus(5, 'cancel')).toBe(4)
  expect(nextStatus(0, 'cancel')).toBeUndefined()
})

test('filled and cancelled are final', () => {
  expect(isFinal(orderMachine, '3')).toBe(true)
  expect(isFinal(orderMachine, '4')).toBe(true)
})

test('no event leads to code 2', () => expect(Object.keys(orderMachine.table)).not.toContain('2'))
