import { expect, test } from 'vitest'
import { edgesOf, from, isFinal, machine, next, statusesOf } from './machine.ts'

const door = machine('closed', { closed: { open: 'opened', lock: 'locked' }, opened: { shut: 'closed' }, locked: {} })

test('finds the statuses in which an event is allowed, and its target', () => {
  expect(from(door, 'open')).toEqual(['closed'])
  expect(next(door, 'closed', 'lock')).toBe('locked')
  expect(next(door, 'opened', 'lock')).toBeUndefined()
  expect(statusesOf(door)).toEqual(['closed', 'opened', 'locked'])
})

test('creation is an edge, and a status without events is final', () => {
  expect(edgesOf(door)).toContainEqual({ from: null, to: 'closed' })
  expect(edgesOf(door)).toHaveLength(4)
  expect(isFinal(door, 'locked')).toBe(true)
  expect(isFinal(door, 'closed')).toBe(false)
})

test('a target without a row does not compile', () => {
  // @ts-expect-error -- 'ajar' is nobody's row
  const broken = machine('closed', { closed: { open: 'ajar' } })
  expect(statusesOf(broken)).toEqual(['closed'])
})
