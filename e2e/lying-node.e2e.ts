import { expect, type Locator, type Page, test } from '@playwright/test'
import { freshAddress } from '../world/src/people/fresh-address.ts'
import { investors } from '../world/src/stories/cast.ts'
import { choose } from './steps/form.ts'
import { desk } from './steps/input-modes.ts'
import { checkScreen } from './steps/check-screen.ts'
import { reloadUntil } from './steps/reload-until.ts'
import { confirm, openCase, propose, proposeAndConfirm } from './steps/review.ts'
import { customerBrowser, storedToken } from './steps/sessions.ts'
import { addAddress, withdraw } from './steps/withdraw.ts'
import { operatorPage } from './steps/shared-page.ts'

/** Sets the responses of the second of the two nodes in front of the local chain. */
async function secondNode(page: Page, status: string): Promise<void> {
  const chain = await page.context().newPage()
  await chain.goto('/chain?lang=en_US')
  await chain.getByLabel('Second node').selectOption({ label: status })
  await chain.getByRole('button', { name: 'Set' }).nth(1).click()
  await expect(chain.getByLabel('Second node')).toHaveValue(status === 'tells the truth' ? 'honest' : 'both')
  await chain.close()
}

const nodeResponses = (drawer: Locator): Locator => drawer.getByRole('table', { name: 'Node responses' })

/**
 * Opens the case once the first node reports the payment as final. Until then each response changes the evidence, and
 * a proposal on older evidence is refused.
 */
async function openSettledCase(page: Page, amount: string): Promise<Locator> {
  const open = () => openCase(page, 'queue?kind=withdrawal_attempt', amount)
  await expect(async () => {
    await expect(nodeResponses(await open()).getByText('Paid', { exact: true })).toBeVisible({ timeout: 3_000 })
  }).toPass()
  return page.getByRole('dialog')
}

test('NODE-01 a payment that one node denies is paid once: two operators read the evidence and book it', async ({
  browser,
  baseURL,
}, { retry }) => {
  const context = await customerBrowser(browser, baseURL ?? '', await storedToken('harbor'), { viewport: desk })
  const page = await context.newPage()
  const [priya, arjun] = [await operatorPage(browser, 'priya'), await operatorPage(browser, 'arjun')]
  // A retry must not find the address and the amount of the run before.
  const [remark, amount] = [`Paid once ${retry}`, `43.2${5 + retry}`]
  await addAddress(page, investors.harbor.phone, { address: freshAddress(), remark })
  await withdraw(page, investors.harbor, { to: remark, amount, remark: 'Once' })
  try {
    await secondNode(page, 'denies signatures and reports a height that is too high')
    await proposeAndConfirm([priya, arjun], 'queue?kind=withdrawal_review', amount, 'Known address, own funds.')
    const drawer = await openSettledCase(priya, amount)
    await expect(nodeResponses(drawer).getByText('Absent')).toBeVisible()
    await checkScreen(priya, 'console-payment-evidence.en_US')
    await priya.setViewportSize(desk)
    const link = drawer.getByRole('link').first()
    const signature = (await link.textContent()) ?? ''
    const explorer = await priya.context().newPage()
    await explorer.goto((await link.getAttribute('href')) ?? '')
    await expect(explorer.getByText(signature)).toBeVisible()
    await explorer.close()
    await choose(priya, 'If approved', 'Mark as paid')
    await drawer.getByRole('textbox', { name: 'Payment signature' }).fill(signature)
    await propose(priya, drawer, 'The explorer shows it as final.')
    await confirm(arjun, await openCase(arjun, 'queue?kind=withdrawal_attempt', amount), 'Seen there too.')
  } finally {
    await secondNode(page, 'tells the truth')
  }
  await reloadUntil(page, '/en_US/assets/withdraw', () =>
    expect(page.getByRole('row').filter({ hasText: amount })).toContainText('Succeeded', { timeout: 5_000 }),
  )
  await context.close()
})
