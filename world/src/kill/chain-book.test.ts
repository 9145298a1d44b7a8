import { expect, test } from 'vitest'
import { withdrawalFaults } from './chain-book.ts'

const fate = (status: string, times: number): string[] =>
  withdrawalFaults([{ id: 'w', status }], new Map(times === 0 ? [] : [['w', times]]))

test.each([
  ['confirmed', 1, 0],
  ['confirmed', 0, 1],
  ['confirmed', 2, 1],
  ['broadcast', 0, 0],
  ['broadcast', 1, 0],
  ['approved', 1, 0],
  ['approved', 2, 1],
  ['cancelled', 0, 0],
  ['cancelled', 1, 1],
  ['refunded', 1, 1],
])('WDR-11 a withdrawal that is %s and was paid %i times gives %i findings', (status, times, findings) => {
  expect(fate(status, times)).toHaveLength(findings)
})

test('WDR-11 reports a payment that names no withdrawal', () => {
  expect(withdrawalFaults([], new Map([['w', 1]]))).toEqual(['w was paid but never requested'])
})
