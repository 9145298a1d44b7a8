import { expect, test } from 'vitest'
import { readings } from './approval-fields.ts'
import { approvalKindNames, approvalKinds } from './approval-kinds.ts'
import { mayDo, permissions, roleNames } from './permissions.ts'

test('each kind of decision has a unique name', () => {
  expect(new Set(approvalKindNames).size).toBe(approvalKinds.length)
})

test('reads a field in the same way in every kind of decision', () => {
  const read = approvalKinds.flatMap(({ about, fields }) => [...Object.entries(fields), ...Object.entries(about)])
  expect(read.map(([field]) => [field, readings.get(field)])).toEqual(read)
})

test.each(permissions)('some role has the permission %s', (permission) => {
  expect(roleNames.filter((role) => mayDo([role], permission))).not.toEqual([])
})
