import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// The sizes are rules of .oxlintrc.json, so that an editor shows them; this test checks that the linter enforces them.
const config = join(process.cwd(), '.oxlintrc.json')

/** Lints all samples in one run, because starting the linter takes longer than linting. Returns its output by sample. */
function complaints(samples: readonly Sample[]): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-sizes-'))
  for (const [name, file, text] of samples) {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, file), text)
  }
  const options = ['-c', config, '--disable-nested-config', '--format=unix', '.']
  const { stdout } = spawnSync(join(process.cwd(), 'node_modules/.bin/oxlint'), options, {
    cwd: folder,
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  const linesOf = (name: string) => stdout.split('\n').filter((line) => line.startsWith(`${name}/`))
  return new Map(samples.map(([name]) => [name, linesOf(name).join('\n')]))
}

const lines = (count: number): string => '  console.log(1)\n'.repeat(count)
const functionOf = (count: number): string => `export function f() {\n${lines(count - 2)}}\n`

type Sample = readonly [name: string, file: string, text: string, rule: string]
const tooLarge: readonly Sample[] = [
  ['a function of 61 lines', 'a.ts', functionOf(61), 'max-lines-per-function'],
  ['a component of 121 lines', 'a.tsx', functionOf(121), 'max-lines-per-function'],
  ['a file of 301 lines', 'a.ts', lines(301), 'max-lines'],
]
const largest: readonly Sample[] = [
  ['a function of 60 lines', 'a.ts', functionOf(60), 'max-lines'],
  ['a component of 120 lines', 'a.tsx', functionOf(120), 'max-lines'],
  ['a file of 300 lines', 'a.ts', lines(300), 'max-lines'],
]
const output = complaints([...tooLarge, ...largest])

test.each(tooLarge)('catches %s', (name, _file, _text, rule) => {
  expect(output.get(name)).toContain(`(${rule})`)
})

test.each(largest)('allows %s', (name, _file, _text, rule) => {
  expect(output.get(name)).not.toContain(rule)
})

test('only components and tests are exempt from the sizes', () => {
  const overrides = readFileSync(config, 'utf8').split('"overrides"')[1] ?? ''
  const excused = overrides.split('"files"').filter((row) => row.includes('max-lines'))
  expect(excused.map((row) => row.slice(2, row.indexOf(']') + 1).trim())).toEqual([
    '["**/*.tsx"]',
    '["**/*.test.{ts,tsx}", "**/*.e2e.ts"]',
  ])
})
