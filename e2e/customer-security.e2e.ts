import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { customers } from '@tessera/contract/access/customers/customers.ts'
import { operators } from '../world/src/stories/cast.ts'
import { clientOf } from './steps/client-of.ts'
import { bindPhone } from './steps/factors.ts'
import { approvedCustomer } from './steps/kyc.ts'
import { type Newcomer, newcomer } from './steps/newcomers.ts'
import { confirm, expectAudited, openCase } from './steps/review.ts'
import { operatorPage } from './steps/shared-page.ts'

// The operators' view of an account's security and their actions: alone if an action only restricts, else by two
// people.

const deskOf = (browser: Browser, who: string): Promise<Page> => operatorPage(browser, who)

async function openCustomer(page: Page, { account }: Newcomer): Promise<Locator> {
  await page.goto(`/console/en_US/customers?search=${account}`)
  await page.getByRole('row').filter({ hasText: account }).click()
  const drawer = page.getByRole('dialog', { name: account })
  await expect(drawer.getByRole('region', { name: 'Security settings' })).toBeVisible()
  return drawer
}

async function proposeChange(page: Page, who: Newcomer, step: string): Promise<void> {
  const drawer = await openCustomer(page, who)
  await drawer.getByRole('button', { name: 'Unfreeze or reset' }).click()
  const dialog = page.getByRole('dialog', { name: `Change account ${who.account}` })
  await dialog.getByText(step, { exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The owner called and was recognised.')
  await dialog.getByRole('button', { name: 'Propose' }).click()
  await expect(dialog).toHaveCount(0)
}

test('compliance opens an account, masked, ends its sessions with a reason, and the log names the viewer', async ({
  browser,
  baseURL,
  request,
}) => {
  const who = await newcomer(request, baseURL ?? '')
  const priya = await deskOf(browser, 'priya')
  const drawer = await openCustomer(priya, who)
  await expect(drawer).toContainText('a***@mail.example')
  await expect(drawer).not.toContainText(who.email)
  await drawer.getByRole('button', { name: /^Log out: / }).click()
  const dialog = priya.getByRole('dialog', { name: 'Log out this device?' })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A stolen laptop.')
  await dialog.getByRole('button', { name: 'Log out' }).click()
  await expect(drawer.getByText('The account is not logged in anywhere.')).toBeVisible()
  await expect(drawer.getByRole('region', { name: 'Safety record' })).toContainText('Logged out by Tessera')
  await expect(clientOf(baseURL ?? '', who.token, customers).info({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  await expectAudited(priya, 'customers.end_sessions', operators.priya.name)
  await expectAudited(priya, 'customers.view_security', operators.priya.name)
})

/** One person stops it at once: the reason, the duration, and the text for the customer. */
async function stopNow(dialog: Locator, choice: string): Promise<void> {
  await dialog.getByText(choice, { exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The owner called and was recognised.')
  await dialog.getByRole('button', { name: 'Stop now' }).click()
  await expect(dialog).toHaveCount(0)
}

test('OPR-04 one person freezes an account at once; two unfreeze it', async ({ browser, baseURL, request }) => {
  const who = await newcomer(request, baseURL ?? '')
  const [priya, arjun] = [await deskOf(browser, 'priya'), await deskOf(browser, 'arjun')]
  const drawer = await openCustomer(priya, who)
  await drawer.getByRole('button', { name: 'Freeze', exact: true }).click()
  await stopNow(priya.getByRole('dialog', { name: `Freeze account ${who.account} now?` }), 'Account')
  await expect((await openCustomer(priya, who)).getByText('Frozen', { exact: true })).toBeVisible()
  await expect(clientOf(baseURL ?? '', who.token, customers).info({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  await proposeChange(priya, who, 'Unfreeze')
  await confirm(arjun, await openCase(arjun, 'queue?kind=customer_standing', who.account), 'I called back.')
  await expect((await openCustomer(arjun, who)).getByText('Active', { exact: true })).toBeVisible()
})

test("OPR-04 one person stops an account's withdrawals; another confirms that the stop is lifted", async ({
  browser,
  baseURL,
  request,
}) => {
  const who = await newcomer(request, baseURL ?? '')
  const [priya, arjun] = [await deskOf(browser, 'priya'), await deskOf(browser, 'arjun')]
  const drawer = await openCustomer(priya, who)
  await drawer.getByRole('button', { name: 'Freeze', exact: true }).click()
  const dialog = priya.getByRole('dialog', { name: `Freeze account ${who.account} now?` })
  await stopNow(dialog, 'Withdrawals of an account')
  await expect(drawer.getByRole('region', { name: 'Withdrawals' })).toContainText('Stopped by operators')
  const { freezes } = await clientOf(baseURL ?? '', who.token, customers).info({})
  expect(new Set(freezes.map(({ reason }) => reason))).toEqual(new Set(['stopped_by_us']))
  await priya.goto('/console/en_US/stops')
  await priya.getByRole('row').filter({ hasText: who.account }).click()
  const lifting = priya.getByRole('dialog', { name: /^Propose to lift / })
  await lifting.getByRole('textbox', { name: 'Reason' }).fill('They showed their passport.')
  await lifting.getByRole('button', { name: 'Propose lifting' }).click()
  await confirm(arjun, await openCase(arjun, 'queue?kind=stop_lift', who.account), 'I saw it too.')
  expect((await clientOf(baseURL ?? '', who.token, customers).info({})).freezes).toEqual([])
  await expectAudited(arjun, 'stops.set', operators.priya.name)
})

for (const { factor, step, row, cause } of [
  { factor: 'phone check', step: 'Reset phone', row: 'Phone', cause: 'Phone codes turned off' },
  { factor: 'mailbox', step: 'Disable email factor', row: 'Email', cause: 'Email no longer used for codes' },
])
  test(`a lost ${factor} is removed by two people, and withdrawals pause for a week`, async ({ browser, baseURL }) => {
    const who = await approvedCustomer(browser, baseURL ?? '')
    await bindPhone(baseURL ?? '', who)
    const [priya, arjun] = [await deskOf(browser, 'priya'), await deskOf(browser, 'arjun')]
    await proposeChange(priya, who, step)
    await confirm(arjun, await openCase(arjun, 'queue?kind=factor_reset', who.account), 'The passport agrees.')
    const drawer = await openCustomer(arjun, who)
    const protection = drawer.getByRole('region', { name: 'Security settings' })
    await expect(protection.getByRole('listitem').filter({ hasText: row })).toContainText('Off')
    await expect(drawer.getByRole('region', { name: 'Withdrawals' })).toContainText(cause)
    await expect(drawer.getByText('The account is not logged in anywhere.')).toBeVisible()
  })
