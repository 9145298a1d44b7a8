import { firstInvestorRules } from '@tessera/domain/identity/investor-classes/rules.ts'
import { expect, test } from 'vitest'
import { type Fields, noFields, toApplication, worthOf } from './to-application.ts'

const current = {
  rules: { ...firstInvestorRules, remindDays: [30, 7], retailMode: false },
  notices: [
    { class: 'ai', version: '1', sha256: 'a', text: 'Notice' },
    { class: 'ei', version: '1', sha256: 'e', text: 'Notice' },
  ],
} satisfies Parameters<typeof toApplication>[1]
const complete: Fields = {
  ...noFields,
  ground: 'income',
  amounts: { income: '320,000' },
  files: [{ id: 'file-1' }],
  accepted: true,
}

test('a complete application becomes the request with the notice of its class', () => {
  expect(toApplication(complete, current)).toEqual({
    ok: true,
    body: {
      class: 'ai',
      ground: 'income',
      worth: { income: 320_000, home: 0, assets: 0, volatileTokens: 0, stablecoins: 0 },
      uploads: ['file-1'],
      consent: { version: '1', sha256: 'a' },
    },
  })
  const expert: Fields = { ...complete, ground: 'exam', statement: ' CFA ' }
  expect(toApplication(expert, current)).toMatchObject({
    ok: true,
    body: { class: 'ei', statement: 'CFA', consent: { sha256: 'e' } },
  })
})

test.each([
  ['no ground', { ground: undefined }, 'ground'],
  ['no amount', { amounts: {} }, 'amounts'],
  ['an amount below the threshold', { amounts: { income: '299,999' } }, 'threshold'],
  ['an expert without a statement', { ground: 'role', statement: ' ' }, 'statement'],
  ['no file', { files: [] }, 'files'],
  ['no consent', { accepted: false }, 'consent'],
] as const)('rejects an application with %s and names the missing item', (_, over, missing) => {
  expect(toApplication({ ...complete, ...over }, current)).toEqual({ ok: false, missing })
})

test('amounts of another ground do not count', () => {
  expect(worthOf({ ...complete, amounts: { income: '1', assets: '9' } })).toMatchObject({ income: 1, assets: 0 })
})
