import { expect, test } from 'vitest'
import { readdirSync } from 'node:fs'
import { decisionOf, faultsOf, indexOf } from './decisions.ts'
import { read } from './sources.ts'

const folder = 'docs/decisions'
const decisions = readdirSync(folder)
  .filter((name) => /^\d{4}-/.test(name))
  .toSorted()
  .map((name) => decisionOf(read(`${folder}/${name}`)))

test('docs/decisions/README.md lists each decision once, below its area, with its title and state', async () => {
  const { text } = read(`${folder}/README.md`)
  expect(faultsOf(text, decisions)).toEqual([])
  await expect(indexOf(text, decisions)).toMatchFileSnapshot('../docs/decisions/README.md')
})

test('each decision has the number of its file, and no number is used twice', () => {
  expect(decisions.filter(({ number, file }) => !file.startsWith(`${number}-`))).toEqual([])
  expect(new Set(decisions.map(({ number }) => number)).size).toBe(decisions.length)
})

const [old, later] = [
  decisionOf({ file: 'docs/decisions/0001-old.md', text: '# 0001 Old\n' }),
  decisionOf({ file: 'docs/decisions/0002-later.md', text: '# 0002: Later\n\nSupersedes 0001. Adds to 0003.\n' }),
]

test.each([
  ['a decision that is missing', '## books\n\n- 0001\n', '0002-later.md is not listed: add "- 0002" to its area'],
  ['a decision that is listed twice', '## books\n\n- 0001\n- 0002\n- 0002\n', '0002 is listed 2 times'],
  ['a decision that does not exist', '## books\n\n- 0001\n- 0002\n- 0009\n', '0009 does not exist'],
  [
    'a heading that is not an area',
    '## books\n\n- 0001\n\n## cheques\n\n- 0002\n',
    '0002 is below "cheques", which is not an area',
  ],
])('finds %s', (_, index, fault) => {
  expect(faultsOf(index, [old, later])).toEqual([fault])
})

test('marks a superseded decision with the one that replaces it', () => {
  const index = indexOf('# Decisions\n\n## books\n\n- 0001\n- 0002\n', [old, later])
  expect(index).toContain('- [0001](0001-old.md) ~~Old~~ Superseded by [0002](0002-later.md).\n')
  expect(index).toContain('- [0002](0002-later.md) Later\n')
})
