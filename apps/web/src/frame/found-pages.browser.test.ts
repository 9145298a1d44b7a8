import { expect, test } from 'vitest'
import { matchingPages, pagesFor } from './found-pages.ts'

const reader = { isLoggedIn: true, approved: true, isSub: false, isCompany: false, isMember: false }
const idsFor = (more: Partial<typeof reader>): readonly string[] =>
  pagesFor({ ...reader, ...more }, 'en_US', (name) => name).map(({ id }) => id)

test('a visitor finds public pages only', () => {
  const ids = idsFor({ isLoggedIn: false, approved: false })
  expect(ids).toContain('investments')
  for (const id of ['home', 'withdraw', 'trade', 'userManagement']) expect(ids).not.toContain(id)
})

test('before the verification no page for money is found', () => {
  const ids = idsFor({ approved: false })
  for (const id of ['home', 'kycEnter', 'userManagement']) expect(ids).toContain(id)
  for (const id of ['withdraw', 'tokenAccount', 'trade']) expect(ids).not.toContain(id)
})

test('a sub-account does not find the withdrawal, and only a company finds "Raise money"', () => {
  expect(idsFor({})).toContain('withdraw')
  expect(idsFor({ isSub: true })).not.toContain('withdraw')
  expect(idsFor({})).not.toContain('financing')
  expect(idsFor({ isCompany: true })).toContain('financing')
})

test('each title is found once, and each word of the text must match', () => {
  const pages = pagesFor(reader, 'en_US', (name) => (name === 'sumsub' || name === 'kycEnter' ? 'Identity' : name))
  expect(pages.filter(({ title }) => title === 'Identity')).toHaveLength(1)
  const titled = [{ id: 'fees' as const, title: 'Transaction history', href: '' }]
  expect(matchingPages(titled, 'HIST trans')).toHaveLength(1)
  expect(matchingPages(titled, 'history fees')).toHaveLength(0)
  expect(matchingPages(titled, '')).toHaveLength(1)
})
