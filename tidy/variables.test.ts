import { expect, test } from 'vitest'
import { read } from './sources.ts'
import { variablesTable, withVariables } from './variables-table.ts'

test('README.md lists every variable of the environment with its purpose and an example', async () => {
  await expect(withVariables(read('README.md').text)).toMatchFileSnapshot('../README.md')
})

test('the table begins with the variables that are always needed', () => {
  const rows = variablesTable().split('\n').slice(2)
  const needed = rows.map((row) => row.split('|')[2]?.trim() ?? '')
  expect(needed[0]).toBe('yes')
  expect(needed.lastIndexOf('yes')).toBeLessThan(needed.findIndex((text) => text !== 'yes'))
})
