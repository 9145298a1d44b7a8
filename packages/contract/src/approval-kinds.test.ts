import { expect, test } from 'vitest'
import { approvalKindNames, approvalKinds, readings } from './approval-kinds.ts'
import { mayDo, permissions, roleNames } from './permissions.ts'

test('no two kinds of decision have one name', () => {
  expect(new Set(approvalKindNames).size).toBe(approvalKinds.length)
})

test('a field is read in the same way in every kind of decision', () => {
  const all = approvalKinds.flatMap(({ about, fields }) => [...Object.entries(fields), ...Object.entries(about)])
  expect(all.filter(([field, reading]) => readings.get(field) !== reading)).toEqual([])
})

test.each(permissions)('some role holds the permission %s', (permission) => {
  expect(roleNames.filter((role) => mayDo([role], permission))).not.toEqual([])
})
