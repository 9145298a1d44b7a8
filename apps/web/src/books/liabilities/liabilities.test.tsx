import { liabilities } from '@tessera/contract/books/liabilities/liabilities.ts'
import { subAccounts } from '@tessera/contract/profile/sub-accounts/sub-accounts.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { openApp, publicInfo, signedIn, user } from '#frame/testing.tsx'
import type { Proof, Roots } from './check-proof.ts'
import { provenOf } from './testing.ts'

const me = user('approved').id
const open = async (proof: Proof, roots: Roots, at = '/en_US') => {
  serve({
    ...signedIn('approved'),
    'ex/api/v0/public': publicInfo(),
    [liabilities.proof.path]: proof,
    [liabilities.roots.path]: roots,
    [subAccounts.list.path]: { rows: [], max: 10 },
  })
  return openApp(`${at}/assets/liabilities`, 'token')
}
const row = () => page.getByRole('row', { name: /SGD/u })
const cell = (text: string) => row().getByText(text, { exact: true })
const changed = (proof: Proof, change: object): Proof => ({
  ...proof,
  rows: proof.rows.map((each) => ({ ...each, ...change })),
})

test('PRV-01 the browser verifies that a balance is in the published sum, and shows the result', async () => {
  const { proof, roots } = await provenOf(me, 250_000n)
  await open(proof, roots)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Proof of liabilities')
  await expect.element(page.getByText(/Your balance as of .* included in the published total/u)).toBeVisible()
  for (const message of ['2,500.00', '2,503.21', 'Verified']) await expect.element(cell(message)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'the program that checks it' })).toBeVisible()
})

test.each([
  ['a balance that was changed', { balanceMinor: '249999' }, 'The proof leads to a different root.'],
  ['an amount below zero', { balanceMinor: '-1' }, 'An amount in the proof is negative or invalid.'],
  [
    'a leaf of another customer',
    { owner: '00000000-0000-4000-8000-000000000000' },
    'This balance does not belong to your accounts.',
  ],
  ['a way that is too short', { path: [] }, 'The proof does not match its position in the tree.'],
])('PRV-01 %s is reported, whatever the server claims', async (_, change, reason) => {
  const { proof, roots } = await provenOf(me, 250_000n)
  await open(changed(proof, change), roots)
  await expect.element(page.getByText(/One balance does not match what we published/u)).toBeVisible()
  for (const expected of ['Not verified', reason]) await expect.element(cell(expected)).toBeVisible()
})

test('PRV-01 a root other than the published one proves nothing', async () => {
  const [{ proof }, other] = [await provenOf(me, 250_000n), await provenOf(me, 1n)]
  await open(proof, other.roots, '/zh_CN')
  for (const text of ['未通过', '计算得出的根哈希与公布的不同。']) await expect.element(cell(text)).toBeVisible()
})

test('PRV-01 a root that is not published proves nothing', async () => {
  const { proof, roots } = await provenOf(me, 250_000n)
  await open(proof, { ...roots, rows: [] })
  await expect.element(cell('The root for this balance is not published yet. Check again in a minute.')).toBeVisible()
})

test('before the first snapshot, the page says when it takes place', async () => {
  const { roots } = await provenOf(me, 1n)
  await open({ takenAt: null, rows: [] }, { ...roots, rows: [] })
  await expect.element(page.getByText('No snapshot yet')).toBeVisible()
  expect(page.getByRole('button', { name: 'Download my proof' }).query()).toBeNull()
})
