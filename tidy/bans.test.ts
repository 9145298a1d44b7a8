import { expect, test } from 'vitest'
import { bans, broken } from './bans.ts'
import { code } from './sources.ts'

const sources = code.filter(({ file }) => !file.startsWith('tidy/'))

test.each(bans)('nowhere: $name', (ban) => {
  expect(broken(sources, ban)).toEqual([])
})

test.each(bans)('catches $name', (ban) => {
  const file = 'apps/server/src/withdrawals/planted.ts'
  expect(broken([{ file, text: `// fine\n${ban.example}\n` }], ban)).toEqual([`${file}:2: ${ban.example}`])
})

test('what only a comment says is no offence', () => {
  const text = '/** Never Date.now():\n * see new Date() */\n// Math.random\nconst url = "http://x"\n'
  expect(bans.flatMap((ban) => broken([{ file: 'apps/server/src/a.ts', text }], ban))).toEqual([])
})
