import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// The sizes themselves are rules of .oxlintrc.json, so that an editor shows them; here we prove that they bite.
const config = join(process.cwd(), '.oxlintrc.json')

function complaints(name: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-sizes-'))
  writeFileSync(join(folder, name), text)
  const { stdout } = spawnSync('node_modules/.bin/oxlint', ['-c', config, '--disable-nested-config', folder], {
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  return stdout
}

const lines = (count: number): string => '  console.log(1)\n'.repeat(count)
const functionOf = (count: number): string => `export function f() {\n${lines(count - 2)}}\n`

test.each([
  ['a function of 61 lines', 'a.ts', functionOf(61), 'max-lines-per-function'],
  ['a component of 121 lines', 'a.tsx', functionOf(121), 'max-lines-per-function'],
  ['a file of 301 lines', 'a.ts', lines(301), 'max-lines'],
])('catches %s', (_, name, text, rule) => {
  expect(complaints(name, text)).toContain(`(${rule})`)
})

test.each([
  ['a function of 60 lines', 'a.ts', functionOf(60)],
  ['a component of 120 lines', 'a.tsx', functionOf(120)],
  ['a file of 300 lines', 'a.ts', lines(300)],
])('allows %s', (_, name, text) => {
  expect(complaints(name, text)).not.toContain('max-lines')
})

test('nobody is excused from the sizes but components and tests', () => {
  const overrides = readFileSync(config, 'utf8').split('"overrides"')[1] ?? ''
  const excused = overrides.split('"files"').filter((row) => row.includes('max-lines'))
  expect(excused.map((row) => row.slice(2, row.indexOf(']') + 1).trim())).toEqual([
    '["**/*.tsx"]',
    '["**/*.test.{ts,tsx}", "**/*.e2e.ts"]',
  ])
})
