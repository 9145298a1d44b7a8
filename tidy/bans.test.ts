import { expect, test } from 'vitest'
import { bans, violations } from './bans.ts'
import { code } from './sources.ts'

const sources = code.filter(({ file }) => !file.startsWith('tidy/'))

test.each(bans)('no file has $name', (ban) => {
  expect(violations(sources, ban)).toEqual([])
})

test.each(bans)('catches planted code: $name', (ban) => {
  const places = [
    'apps/server/src/payments/withdrawals/planted.ts',
    'apps/web/src/parts/planted.ts',
    'world/src/stories/planted.ts',
  ]
  const file = places.find((place) => ban.onlyIn?.test(place) ?? true) ?? ''
  const found = ban.examples.map((example, at) => `${file}:${at + 2}: ${example}`)
  expect(violations([{ file, text: ['// fine', ...ban.examples].join('\n') }], ban)).toEqual(found)
})

test('allows forbidden code inside a comment', () => {
  const text = '/** Never Date.now():\n * see new Date() */\n// Math.random\nconst url = "http://x"\n'
  expect(bans.flatMap((ban) => violations([{ file: 'apps/server/src/a.ts', text }], ban))).toEqual([])
})

test('allows a time, an id and an environment that the caller passes in', () => {
  const text = [
    'const at = new Date(given)',
    'const at = new Date(row.at)',
    'const parse = (text: string): Date => read(text)',
    'const id = deps.random.uuid()',
    'await serverFromEnvironment(process.env, process.argv)',
  ].join('\n')
  expect(bans.flatMap((ban) => violations([{ file: 'apps/server/src/a.ts', text }], ban))).toEqual([])
})
