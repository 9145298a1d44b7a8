import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { read } from './sources.ts'

/** Paths between backquotes that a reader will look for: with a slash, without a blank or a placeholder. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([\w@-][\w.@-]*\/[\w./@-]*)`/g)].flatMap(([, path]) => (path === undefined ? [] : [path]))

const missing = (text: string): string[] => pathsIn(text).filter((path) => !existsSync(path))

test.each(['README.md', 'ARCHITECTURE.md', 'GLOSSARY.md'])('%s names only files that are there', (file) => {
  const { text } = read(file)
  expect(missing(text)).toEqual([])
})

test('the table of README says where things are', () => {
  const table = read('README.md').text.split('## Where is')[1] ?? ''
  expect(pathsIn(table).length).toBeGreaterThan(15)
})

test('catches a path that is gone', () => {
  expect(missing('see `packages/domain/src/money/gone.ts` and `/docs`, not `a b/c`')).toEqual([
    'packages/domain/src/money/gone.ts',
  ])
})
