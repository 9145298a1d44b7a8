import { type APIRequestContext, type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { customers } from '@tessera/contract/access/customers/customers.ts'
import { freezes } from '@tessera/contract/access/freezes/freezes.ts'
import { sessions } from '@tessera/contract/access/sessions/sessions.ts'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { operators } from '../world/src/stories/cast.ts'
import { clientOf } from './steps/client-of.ts'
import { type Newcomer, newcomer } from './steps/newcomers.ts'
import { confirm, expectAudited, openCase } from './steps/review.ts'
import { customerBrowser } from './steps/sessions.ts'
import { operatorPage } from './steps/shared-page.ts'

// A freeze has three scopes. One operator extends a scope, two lift one; the customer sees which actions are paused.

/** A customer who reported an unknown login, so all scopes are frozen for two days. */
async function frozenCustomer(request: APIRequestContext, baseURL: string): Promise<Newcomer> {
  const who = await newcomer(request, baseURL)
  const [entry] = (await clientOf(baseURL, who.token, sessions).loginHistory({ size: 1 })).rows
  await clientOf(baseURL, who.token, freezes).reportSignIn({ id: entry?.id ?? '' })
  return who
}

async function changeFreeze(page: Page, who: Newcomer, scope: string): Promise<Locator> {
  await page.goto(`/console/en_US/customers?search=${who.account}`)
  await page.getByRole('row').filter({ hasText: who.account }).click()
  await page.getByRole('button', { name: new RegExp(`^Change: ${scope}`) }).click()
  const dialog = page.getByRole('dialog', { name: `Change freeze: ${scope}` })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The bank called.')
  return dialog
}

test('WDR-09 one person extends the freeze of one scope, two lift another, and the customer sees what still works', async ({
  browser,
  baseURL,
  request,
}) => {
  const base = baseURL ?? ''
  const who = await frozenCustomer(request, base)
  const info = () => clientOf(base, who.token, customers).info({})
  const endOf = async (scope: string) => (await info()).freezes.find((freeze) => freeze.scope === scope)?.until
  const [priya, arjun] = [await operatorPage(browser, 'priya'), await operatorPage(browser, 'arjun')]
  const before = await endOf('p2pSell')

  const extending = await changeFreeze(priya, who, 'OTC sales')
  await extending.getByRole('button', { name: 'Extend', exact: true }).click()
  await expect(extending).toHaveCount(0)
  expect(Date.parse((await endOf('p2pSell')) ?? '')).toBe(Date.parse(before ?? '') + DAY_MS)
  expect(await endOf('withdraw')).toBe(before)

  const lifting = await changeFreeze(priya, who, 'Transfers to other customers')
  await lifting.getByText('Lift', { exact: true }).click()
  await lifting.getByRole('button', { name: 'Propose' }).click()
  await expect(lifting).toHaveCount(0)
  expect(await endOf('transferOut')).toBe(before)
  await confirm(arjun, await openCase(arjun, 'queue?kind=freeze_shorten', who.account), 'I saw their passport.')
  expect(await endOf('transferOut')).toBeUndefined()
  await expectAudited(arjun, 'customers.extend_freeze', operators.priya.name)

  await readBoth(browser, base, who)
})

/** Opens the account page in both languages. */
async function readBoth(browser: Browser, baseURL: string, who: Newcomer): Promise<void> {
  const context = await customerBrowser(browser, baseURL, who.token)
  const page = await context.newPage()
  await page.goto('/en_US/personal/userManagement')
  await expect(page.getByText(/^Withdrawals are paused until/)).toBeVisible()
  await expect(page.getByText(/^OTC sales are paused until/)).toBeVisible()
  await expect(page.getByText(/Not paused: transfers to other customers\./).first()).toBeVisible()
  await page.goto('/zh_CN/personal/userManagement')
  await expect(page.getByText(/^提现已暂停至/)).toBeVisible()
  await expect(page.getByText(/^场外交易出售已暂停至/)).toBeVisible()
  await expect(page.getByText(/未暂停：向其他客户转账。/).first()).toBeVisible()
  await context.close()
}
