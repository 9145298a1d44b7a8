import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { operators } from '@tessera/contract/office/operators/operators.ts'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import type { Security } from './customers.queries.ts'
import { SecurityDrawer } from './security-drawer.tsx'

const id = '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10'
const security: Security = {
  id,
  number: '30001',
  name: 'Lim Jia Wen',
  type: 'individual',
  status: 'active',
  owner: null,
  subAccounts: [],
  inviter: null,
  invited: { total: 0, newest: [] },
  invitationCodes: [],
  email: null,
  phone: null,
  factors: { email: false, mobile: false, google: false, passkey: false },
  passkeys: 0,
  backupCodesLeft: 0,
  fundPassword: false,
  phishingPhrase: false,
  freezes: [],
  identityCheck: { needed: false, remaining: 3 },
  closesAt: null,
  limits: {
    withdraw24h: { limit: '5000.000000', used: '1200.000000', ccy: 'SGD' },
    withdrawDay: { limit: '3000.000000', used: '700.000000', ccy: 'SGD' },
    withdrawMonth: { limit: '50000.000000', used: '1200.000000', ccy: 'SGD' },
    ownUntil: null,
  },
  sessions: [],
  logins: [],
  settings: [],
}

test.each([390, 360, 320])('on a phone of %i px no button text is cut off', async (width) => {
  vi.spyOn(api.operators, 'me').mockRejectedValue(new Error('nobody'))
  vi.spyOn(api.securityDesk, 'get').mockResolvedValue(security)
  await page.viewport(width, 700)
  await show(() => <SecurityDrawer id={id} onClose={() => undefined} />)
  const button = page.getByRole('button', { name: 'Unfreeze or reset', exact: false })
  await expect.element(button).toBeVisible()
  const { scrollWidth, clientWidth } = button.element()
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  // The drawer slides in.
  await expect.poll(() => button.element().getBoundingClientRect().right).toBeLessThanOrEqual(width)
})

test('lists sub-accounts with Chinese separators', async () => {
  vi.spyOn(api.operators, 'me').mockRejectedValue(new Error('nobody'))
  const subAccounts = ['30002', '30003', '30004'].map((number) => ({ number }))
  vi.spyOn(api.securityDesk, 'get').mockResolvedValue({ ...security, subAccounts })
  await show(() => <SecurityDrawer id={id} onClose={() => undefined} />, '/console/zh_CN')
  await expect.element(page.getByText(/名下子账户：30002、30003.30004/u)).toBeVisible()
})

test('shows the inviter and the invited accounts, read-only', async () => {
  vi.spyOn(api.operators, 'me').mockRejectedValue(new Error('nobody'))
  const invited = { total: 21, newest: ['30009', '30008'].map((number) => ({ number })) }
  vi.spyOn(api.securityDesk, 'get').mockResolvedValue({ ...security, inviter: { number: '30002' }, invited })
  await show(() => <SecurityDrawer id={id} onClose={() => undefined} />)
  await expect.element(page.getByText(/Invited by account 30002/u)).toBeVisible()
  await expect.element(page.getByText(/Invited 21, most recent: 30009, 30008/u)).toBeVisible()
})

const priya: ReplyOf<typeof operators.me> = {
  id,
  name: 'Priya',
  roles: ['compliance'],
  permissions: ['customers.manage'],
}
const until = '2030-01-02T03:04:05.000Z'
const freezes: Security['freezes'] = (['withdraw', 'transferOut', 'p2pSell'] as const).map((scope, at) => ({
  id: `7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b2${at}`,
  scope,
  reason: 'phone_changed',
  from: '2030-01-01T00:00:00.000Z',
  until,
}))

test('one freeze is extended directly, and lifting another is proposed to a second person', async () => {
  vi.spyOn(api.operators, 'me').mockResolvedValue(priya)
  vi.spyOn(api.securityDesk, 'get').mockResolvedValue({ ...security, freezes })
  const extend = vi.spyOn(api.securityDesk, 'extendFreeze').mockResolvedValue({})
  const propose = vi.spyOn(api.approvals, 'propose').mockRejectedValue(new Error('nobody'))
  await show(() => <SecurityDrawer id={id} onClose={() => undefined} />)
  await page.getByRole('button', { name: 'Change: OTC sales, Phone changed' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('The bank called.')
  await page.getByRole('button', { name: 'Extend', exact: true }).click()
  const later = new Date(Date.parse(until) + DAY_MS).toISOString()
  await expect
    .poll(() => extend.mock.calls[0]?.[0])
    .toEqual({ id: freezes[2]?.id, until: later, reason: 'The bank called.' })
  await page.getByRole('button', { name: 'Change: Withdrawals, Phone changed' }).click()
  await page.getByText('Lift', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('They showed their passport.')
  await page.getByRole('button', { name: 'Propose' }).click()
  await expect
    .poll(() => propose.mock.calls[0]?.[0])
    .toMatchObject({ kind: 'freeze_shorten', subjectId: freezes[0]?.id, verdict: 'approve', proposal: {} })
})

test('shows the withdrawal limits, and links to the limits of this customer', async () => {
  vi.spyOn(api.operators, 'me').mockResolvedValue({ ...priya, permissions: ['settings.read'] })
  const own = { ...security.limits, ownUntil: until }
  vi.spyOn(api.securityDesk, 'get').mockResolvedValue({ ...security, limits: own })
  await show(() => <SecurityDrawer id={id} onClose={() => undefined} />)
  await expect
    .element(page.getByRole('region', { name: 'Withdrawal limits' }))
    .toMatchTextContent(/1,200\.00 SGD \/ 5,000\.00 SGD/u)
  await expect.element(page.getByText(/Set for this customer until 2030-01-02/u)).toBeVisible()
  const link = page.getByRole('link', { name: 'Set limits for this customer' })
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('customerLimit'))
})

test.each([
  ['leads people who may read the ledger to the accounts of this customer', 'ledger.read', 1],
  ['has no link to the ledger for people who may not read it', 'customers.manage', 0],
] as const)('%s', async (_, permission, links) => {
  vi.spyOn(api.operators, 'me').mockResolvedValue({ ...priya, permissions: [permission, 'stops.set'] })
  vi.spyOn(api.securityDesk, 'get').mockResolvedValue(security)
  await show(() => <SecurityDrawer id={id} onClose={() => undefined} />)
  // Enabled once the permissions are known.
  await expect.element(page.getByRole('button', { name: 'Freeze', exact: true })).not.toHaveAttribute('aria-disabled')
  const link = page.getByRole('link', { name: 'Accounts in the ledger' })
  await expect.poll(() => link.elements()).toHaveLength(links)
  for (const each of link.elements()) expect(each.getAttribute('href')).toMatch(/\/ledger\?customer=.*30001/u)
})

test('a stop by an operator cannot be changed in the list of freezes', async () => {
  vi.spyOn(api.operators, 'me').mockResolvedValue(priya)
  const [first] = freezes
  const stop = first && { ...first, id: null, reason: 'stopped_by_us' as const }
  vi.spyOn(api.securityDesk, 'get').mockResolvedValue({ ...security, freezes: stop ? [stop] : [] })
  await show(() => <SecurityDrawer id={id} onClose={() => undefined} />)
  await expect.element(page.getByText('Stopped by operators')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Change:/ })).not.toBeInTheDocument()
})

test('AUT-27 an operator withdraws one invitation code with a reason', async () => {
  const code = {
    id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b11',
    code: 'ABCDEFGH23',
    maxUses: 10,
    usesLeft: 9,
    createdAt: '2026-11-20T00:00:00.000Z',
    expiresAt: '2027-02-20T00:00:00.000Z',
    state: 'usable',
    endedAt: null,
  } as const
  vi.spyOn(api.operators, 'me').mockResolvedValue(priya)
  vi.spyOn(api.securityDesk, 'get').mockResolvedValue({ ...security, invitationCodes: [code] })
  const withdraw = vi.spyOn(api.securityDesk, 'withdrawCodes').mockResolvedValue({})
  await show(() => <SecurityDrawer id={id} onClose={() => undefined} />)
  await expect.element(page.getByText(/9 of 10 uses left/u)).toBeVisible()
  await page.getByRole('button', { name: 'Withdraw code ABCDEFGH23' }).click()
  const dialog = page.getByRole('dialog', { name: 'Withdraw code ABCDEFGH23?' })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Posted in a forum.')
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await expect.poll(() => withdraw.mock.calls[0]?.[0]).toEqual({ id, codeId: code.id, reason: 'Posted in a forum.' })
})
