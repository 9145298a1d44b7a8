import { expect, test } from 'vitest'
import { edgesOf, statusesAllowing, isFinal, machine, next, statusesOf } from './machine.ts'

const doorMachine = machine('closed', {
  closed: { open: 'opened', lock: 'locked' },
  opened: { shut: 'closed' },
  locked: {},
})

test('returns the statuses in which an event is allowed, and its target', () => {
  expect(statusesAllowing(doorMachine, 'open')).toEqual(['closed'])
  expect(next(doorMachine, 'closed', 'lock')).toBe('locked')
  expect(next(doorMachine, 'opened', 'lock')).toBeUndefined()
  expect(statusesOf(doorMachine)).toEqual(['closed', 'opened', 'locked'])
})

test('creation is a transition, and a status without events is final', () => {
  expect(edgesOf(doorMachine)).toContainEqual({ from: null, to: 'closed' })
  expect(edgesOf(doorMachine)).toHaveLength(4)
  expect(isFinal(doorMachine, 'locked')).toBe(true)
  expect(isFinal(doorMachine, 'closed')).toBe(false)
})

test('a target without a row does not compile', () => {
  // @ts-expect-error -- 'ajar' is nobody's row
  const broken = machine('closed', { closed: { open: 'ajar' } })
  expect(statusesOf(broken)).toEqual(['closed'])
})
