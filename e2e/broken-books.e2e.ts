import { expect, test } from '@playwright/test'
import { audit } from '@tessera/contract/services/audit/audit.ts'
import { exits } from '@tessera/contract/payments/exits/exits.ts'
import { payoutsReview } from '@tessera/contract/payments/payouts/payouts-review.ts'
import { join } from 'node:path'
import { startPostgres } from '../world/src/postgres.ts'
import { changeBalance } from '../world/src/testing/faults.ts'
import { clientOf, once } from './steps/client-of.ts'
import { storedToken, operatorBrowser } from './steps/sessions.ts'
import { worldFolder } from './steps/world.ts'

// A balance that no ledger entry explains stops all outgoing money, so no other test may withdraw meanwhile.

test('a balance that the ledger does not explain stops payment files, and operators see the stop on every screen', async ({
  browser,
  baseURL,
}) => {
  const base = baseURL ?? ''
  const token = await storedToken('priya')
  const stops = async () => (await clientOf(base, token, exits).stops({})).rows.map(({ kind }) => kind)
  const exported = () =>
    clientOf(base, token, payoutsReview)
      .exportBatch({ bankAccount: 'SGD-main' }, once())
      .then(
        () => 'exported',
        (error: { code: string }) => error.code,
      )
  const { url } = await startPostgres(join(worldFolder(), 'postgres'))
  const page = await (await operatorBrowser(browser, 'priya')).newPage()
  const customer = await storedToken('lim')
  await changeBalance(url, { token: customer, coin: 'SGD', by: 100_000n })
  try {
    // The check of each minute reads only accounts with new entries, and this account has none.
    await clientOf(base, token, audit).checkBooks({})
    await expect.poll(stops, { timeout: 180_000 }).toContain('books_broken')
    expect(await exported()).toBe('EXIT_STOPPED')
    await page.goto('/console/en_US')
    await expect(page.getByText('Outgoing payments are stopped.', { exact: false }).first()).toBeVisible()
  } finally {
    await changeBalance(url, { token: customer, coin: 'SGD', by: -100_000n })
  }
  await clientOf(base, token, audit).checkBooks({})
  await expect.poll(stops, { timeout: 180_000 }).toEqual([])
  expect(await exported()).not.toBe('EXIT_STOPPED')
  await page.context().close()
})
