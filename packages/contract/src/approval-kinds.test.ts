import { expect, test } from 'vitest'
import { readings } from './approval-fields.ts'
import { approvalKindNames, approvalKinds } from './approval-kinds.ts'
import { permissionWords } from './permission-words.ts'
import { permissions } from './permissions.ts'

test('each kind of decision has a unique name', () => {
  expect(new Set(approvalKindNames).size).toBe(approvalKinds.length)
})

test('reads a field in the same way in every kind of decision', () => {
  const read = approvalKinds.flatMap(({ about, fields }) => [...Object.entries(fields), ...Object.entries(about)])
  expect(read.map(([field]) => [field, readings.get(field)])).toEqual(read)
})

test('every permission has a different sentence of at most 25 words in both languages', () => {
  expect(Object.keys(permissionWords).toSorted()).toEqual([...permissions].toSorted())
  for (const language of ['en_US', 'zh_CN'] as const) {
    const sentences = Object.values(permissionWords).map((words) => words[language])
    expect(new Set(sentences).size).toBe(permissions.length)
    for (const sentence of sentences) expect(sentence).toMatch(language === 'en_US' ? /^[A-Z].*[.]$/u : /。$/u)
  }
  for (const { en_US } of Object.values(permissionWords)) expect(en_US.split(' ').length).toBeLessThanOrEqual(25)
})
