import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '../lib/api.ts'
import { show } from '../shell/testing.tsx'
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
  sessions: [],
  logins: [],
  settings: [],
}

test.each([390, 360, 320])('on a phone of %i px no word of a button is cut', async (width) => {
  vi.spyOn(api.operators, 'me').mockRejectedValue(new Error('nobody'))
  vi.spyOn(api.securityDesk, 'get').mockResolvedValue(security)
  await page.viewport(width, 700)
  await show(() => <SecurityDrawer id={id} onClose={() => undefined} />)
  const button = page.getByRole('button', { name: 'Thaw or reset', exact: false })
  await expect.element(button).toBeVisible()
  const { scrollWidth, clientWidth } = button.element()
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  // It slides in.
  await expect.poll(() => button.element().getBoundingClientRect().right).toBeLessThanOrEqual(width)
})

test('sub-accounts are joined as in Chinese', async () => {
  vi.spyOn(api.operators, 'me').mockRejectedValue(new Error('nobody'))
  const subAccounts = ['30002', '30003', '30004'].map((number) => ({ number }))
  vi.spyOn(api.securityDesk, 'get').mockResolvedValue({ ...security, subAccounts })
  await show(() => <SecurityDrawer id={id} onClose={() => undefined} />, '/console/zh_CN')
  await expect.element(page.getByText(/名下子账户：30002、30003.30004/u)).toBeVisible()
})

test('who invited an account and whom it invited is read, and nothing changes it', async () => {
  vi.spyOn(api.operators, 'me').mockRejectedValue(new Error('nobody'))
  const invited = { total: 21, newest: ['30009', '30008'].map((number) => ({ number })) }
  vi.spyOn(api.securityDesk, 'get').mockResolvedValue({ ...security, inviter: { number: '30002' }, invited })
  await show(() => <SecurityDrawer id={id} onClose={() => undefined} />)
  await expect.element(page.getByText(/Invited by account 30002/u)).toBeVisible()
  await expect.element(page.getByText(/It invited 21, the newest: 30009, 30008/u)).toBeVisible()
})
