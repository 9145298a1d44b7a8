import { expect, type Page, request as requests, test } from '@playwright/test'
import { payoutsReview } from '@tessera/contract/payouts-review.ts'
import { withdrawals } from '@tessera/contract/withdrawals.ts'
import { restoredPort } from '../world/src/kill/ports.ts'
import { RestoredWorld } from '../world/src/kill/restored-world.ts'
import { freshAddress } from '../world/src/people/fresh-address.ts'
import { investors, OPERATOR_PASSWORD, operators, PASSWORD } from '../world/src/stories/cast.ts'
import { clientOf, once } from './steps/client-of.ts'
import { desk } from './steps/hands.ts'
import { confirm, openCase, propose, twoAgree } from './steps/review.ts'
import { browserOfOperator, customerBrowser } from './steps/sessions.ts'
import { signInCustomer, signInOperator } from './steps/sign-in-by-api.ts'
import { addAddress, withdraw } from './steps/withdraw.ts'

// A separate world is restored to a moment before a payment. Later payments are not repeated.

test('RST-01 RST-02 a restored backup from before a payment does not pay again, and two people end the restore', async ({
  browser,
  baseURL,
}) => {
  const base = baseURL ?? ''
  const world = await RestoredWorld.open(restoredPort(Number(new URL(base).port)))
  const { url } = world
  const request = await requests.newContext({ baseURL: url })
  try {
    const token = await signInCustomer(request, url, { email: investors.harbor.email, password: PASSWORD })
    const staff: string[] = []
    for (const { email } of [operators.priya, operators.arjun])
      staff.push(await signInOperator(request, url, { email, password: OPERATOR_PASSWORD }))
    const [priya, arjun] = await Promise.all(
      staff.map(async (one) => (await browserOfOperator(browser, one, { viewport: desk, baseURL: url })).newPage()),
    )
    if (priya === undefined || arjun === undefined) throw new Error('two operators')
    const customer = await customerBrowser(browser, url, token, { viewport: desk, baseURL: url })
    const page = await customer.newPage()
    await addAddress(page, investors.harbor.phone, { address: freshAddress(), remark: 'Paid once' })
    await withdraw(page, investors.harbor.phone, { to: 'Paid once', amount: '43.25', remark: 'Once' })
    const payment = async () =>
      (await clientOf(url, token, withdrawals).list({})).rows.find(({ amount }) => amount === '43.25')

    await world.backUp()
    await twoAgree([priya, arjun], 'queue?kind=withdrawal_review', '43.25', 'Known address, own funds.')
    await expect.poll(async () => (await payment())?.status).toBe('succeeded')
    const paid = await payment()

    await world.putBack()
    expect((await payment())?.status).toBe('pending review')
    await priya.goto('/console/en_US/queue')
    await expect(priya.getByText('The database was restored from a backup.')).toBeVisible()
    const files = clientOf(url, staff[0] ?? '', payoutsReview)
    await expect(files.exportBatch({ fiat: 'SGD' }, once())).rejects.toMatchObject({ code: 'RESTORE_OPEN' })
    await endRestore(priya, arjun)
    await expect.poll(async () => (await payment())?.status).toBe('succeeded')
    expect((await payment())?.txId).toBe(paid?.txId)
    await priya.goto('/console/en_US/queue')
    await expect(priya.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(priya.getByText('The database was restored from a backup.')).toHaveCount(0)
    for (const each of [page, priya, arjun]) await each.context().close()
  } finally {
    await request.dispose()
    await world.close()
  }
})

/** Proposes the end once chain, bank and audit copy have been read again. */
async function endRestore(priya: Page, arjun: Page): Promise<void> {
  const [screen, words] = ['queue?kind=restore_end', 'End of a restore'] as const
  await expect(async () => {
    const drawer = await openCase(priya, screen, words)
    await expect(drawer.getByText('Chain searched at')).toBeVisible({ timeout: 3_000 })
    await expect(drawer.getByText('Bank read at')).toBeVisible({ timeout: 3_000 })
    await drawer.getByLabel('Note for colleagues').fill('All three are read.')
    await expect(drawer.getByRole('button', { name: 'Propose approval' })).toBeEnabled({ timeout: 3_000 })
  }).toPass()
  await propose(priya, priya.getByRole('dialog'), 'Copy, chain and bank agree.')
  await confirm(arjun, await openCase(arjun, screen, words), 'Seen too.')
}
