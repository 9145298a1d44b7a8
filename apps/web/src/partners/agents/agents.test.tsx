import { agents } from '@tessera/contract/partners/agents/agents.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { openApp, signedIn } from '#frame/testing.tsx'

const text = { version: '2026-11', sha256: 'a'.repeat(64), text: 'The words of the contract.' }
const licence = { type: 'introducer', number: 'IN-1', authority: 'MAS', country: 'SG', expiresOn: '2040-01-01' }
const own = {
  id: '00000000-0000-4000-8000-000000000001',
  number: 'AG-80001',
  status: 'active',
  statusAt: '2026-11-20T00:00:00.000Z',
  licence,
  how: 'Seminars.',
  expectedClients: 20,
  appliedAt: '2026-11-01T00:00:00.000Z',
  reason: null,
  level: 2,
  code: '0123456789',
  terms: { own: '0.2', parent: '0.05', grand: '0' },
  signedAt: '2026-11-10T00:00:00.000Z',
}
const list = (rows: readonly object[]) => ({ rows, total: rows.length, page: 1, pageSize: 20, next: null })
const sums = { accrued: '0.5', held: '0.3', paid: '0.2' }
const open = (about: object, more: object = {}) => {
  const calls = serve({
    ...signedIn('approved'),
    [agents.current.path]: { agent: { ...own, ...about }, mayApply: false, contract: text },
    [agents.summary.path]: {
      clients: 1,
      coins: [{ coin: 'tUSD', ...sums }],
      rows: [{ period: '2026-11-20', coin: 'tUSD', clients: 1, fee: '2.5', ...sums }],
    },
    [agents.clients.path]: list([
      {
        id: own.id,
        account: 'c***@mail.example',
        since: '2026-11-15T00:00:00.000Z',
        status: 'verified',
        sums: [{ coin: 'tUSD', volume: '1000', fee: '2.5', rebates: '0.5' }],
      },
    ]),
    [agents.commission.path]: list([]),
    ...more,
  })
  return { calls, opened: openApp('/en_US/personal/agent', 'token') }
}

test('an active agent sees its code, both links, its share, its figures and its clients, masked', async () => {
  await open({}).opened
  await expect.element(page.getByText('0123456789', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/agentConsent\?code=0123456789/u)).toBeVisible()
  await expect.element(page.getByText(/agent\?parent=0123456789/u)).toBeVisible()
  await expect.element(page.getByText('20.00%', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /c\*{3}@mail\.example/u })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /2026-11-20/u })).toBeVisible()
})

test('a contract can be signed only after it is accepted; a suspended agent sees the reason', async () => {
  await open({ status: 'contract', code: null, terms: null, signedAt: null }).opened
  await expect.element(page.getByText('The words of the contract.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Sign' })).toHaveAttribute('aria-disabled', 'true')
})

test('a suspended agent sees the reason and has no code', async () => {
  await open({ status: 'suspended', code: null, reason: 'The licence ended.' }).opened
  await expect.element(page.getByText('The licence ended.')).toBeVisible()
  await expect.element(page.getByText('0123456789', { exact: true })).not.toBeInTheDocument()
})
