import { expect, test } from 'vitest'
import { namingPreact, tracked } from './react.ts'

test('React renders every screen: no tracked file names Preact', () => {
  expect(namingPreact(tracked())).toEqual([])
})

test.each([
  ['package.json', '{ "dependencies": { "preact": "11.2.0" } }'],
  ['package-lock.json', '"node_modules/preact-render-to-string": {}'],
  ['apps/web/vite.config.ts', "alias: { react: 'preact/compat' }"],
])('catches Preact in %s', (file, text) => {
  expect(namingPreact([{ file, text }])).toEqual([file])
})

test('the decisions and the changelog may name it', () => {
  const text = 'Preact replaced React.'
  expect(namingPreact([{ file: 'docs/decisions/0030-preact-draws-the-screens.md', text }])).toEqual([])
  expect(namingPreact([{ file: 'CHANGELOG.md', text }])).toEqual([])
})
