import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { files, read } from './sources.ts'

/** Paths in backquotes: text with a slash, without blanks or placeholders. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([\w-][\w.@-]*\/[\w./@-]*)`/g)].flatMap(([, path]) => (path === undefined ? [] : [path]))

const fileNames = new Set(files.map((file) => file.replace(/^.*\//, '')))
/** File names without a folder, such as `serve.ts`. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/`([\w-][\w.-]*\.(?:tsx?|mjs))`/g)].flatMap(([, name]) => (name === undefined ? [] : [name]))

const missingPaths = (text: string): string[] => pathsIn(text).filter((path) => !existsSync(path))
const missing = (text: string): string[] => [
  ...missingPaths(text),
  ...namesIn(text).filter((name) => !fileNames.has(name)),
]

test.each(['README.md', 'ARCHITECTURE.md', 'GLOSSARY.md'])('%s names only files that exist', (file) => {
  const { text } = read(file)
  expect(missing(text)).toEqual([])
})

test('CONTRIBUTING.md names only folders and files that exist; names without a folder belong to its examples', () => {
  const { text } = read('CONTRIBUTING.md')
  expect(pathsIn(text).length).toBeGreaterThan(30)
  expect(missingPaths(text)).toEqual([])
})

test('the table of README.md names files', () => {
  const table = read('README.md').text.split('## Where is')[1] ?? ''
  expect(pathsIn(table).length).toBeGreaterThan(15)
})

test('ARCHITECTURE.md answers the twenty questions of a newcomer with files', () => {
  const table = read('ARCHITECTURE.md').text.split('## Where is …?')[1]?.split('\n## ')[0] ?? ''
  const answers = table.split('\n').filter((line) => /^\| (?:Where|When|Which|What|Who|How) /.test(line))
  expect(answers.filter((line) => pathsIn(line).length === 0)).toEqual([])
  expect(answers).toHaveLength(20)
})

test('catches a path that no longer exists', () => {
  expect(missing('see `packages/domain/src/money/gone.ts`, `serve.ts` and `/docs`, not `a b/c` or `gone.ts`')).toEqual([
    'packages/domain/src/money/gone.ts',
    'gone.ts',
  ])
})
