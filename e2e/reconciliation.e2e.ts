import { expect, type Page, test } from '@playwright/test'
import { hotWalletOf, ageDifference } from '../world/src/testing/chain-holdings.ts'
import { operators } from '../world/src/stories/cast.ts'
import { desk, keys, phone } from './steps/input-modes.ts'
import { checkScreen } from './steps/check-screen.ts'
import { openAndSettle } from './steps/open-and-settle.ts'
import { sendOnChain } from './steps/external-payments.ts'
import { expectAudited, openCase } from './steps/review.ts'
import { worldFolder } from './steps/world.ts'
import { operatorPage } from './steps/shared-page.ts'

// External money that differs from the books: two people see it, book it, and reverse the booking.

test.describe.configure({ mode: 'serial' })

let priya: Page
let arjun: Page
test.beforeAll(async ({ browser }) => {
  const pageOf = (who: string) => operatorPage(browser, who)
  priya = await pageOf('priya')
  arjun = await pageOf('arjun')
})

const DIFFERENCES = 'differences'
/** A difference at the check of each full minute stops the withdrawals of all other tests for a while. */
const minuteBegins = (page: Page): Promise<void> => page.waitForTimeout(((62_000 - (Date.now() % 60_000)) % 60_000) + 1)

test('dust on the hot wallet is reported and booked by two people, and the booking can be reversed', async () => {
  await sendOnChain(priya, await hotWalletOf(worldFolder()), '0.000007')
  await minuteBegins(priya)
  const standing = priya.getByRole('row').filter({ hasText: 'Blocks withdrawals' })
  await expect(async () => {
    await ageDifference(worldFolder(), 'tUSD', '7')
    await openAndSettle(priya, `/console/en_US/${DIFFERENCES}`)
    await expect(standing).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await expect(standing).toContainText('0.000007')
  await expect(standing).toContainText('Surplus: more held than in the ledger')
  const drawer = await openCase(priya, DIFFERENCES, 'Blocks withdrawals')
  await expect(drawer.getByRole('heading', { name: 'REC-tUSD' })).toBeVisible()
  await expect(drawer.getByRole('table', { name: 'Case details' })).toContainText('Chain')
  await checkScreen(priya, 'console-difference.en_US')
  await priya.setViewportSize(desk)
  await keys.press(priya, drawer.getByRole('button', { name: /Cause of the difference/u }))
  await priya.getByRole('option', { name: 'A payment arrived that belongs to no deposit.' }).press('Enter')
  await keys.type(priya, drawer.getByLabel('Internal note'), 'Dust that a stranger sent; not a deposit.')
  await keys.press(priya, drawer.getByRole('button', { name: 'Propose approval' }))
  await expect(drawer).toHaveCount(0)

  await arjun.setViewportSize(phone)
  await arjun.goto(`/console/zh_CN/${DIFFERENCES}`)
  await arjun.getByRole('row').filter({ hasText: '提现已暂停' }).click()
  const theirs = arjun.getByRole('dialog')
  await expect(theirs.getByRole('table', { name: '事项内容' })).toContainText('0.000007')
  await checkScreen(arjun, 'console-difference.zh_CN')
  await arjun.setViewportSize(phone)
  await theirs.getByLabel('内部备注').fill('已核对链上记录。')
  await theirs.getByRole('button', { name: '通过', exact: true }).click()
  await expect(theirs).toHaveCount(0)
  await arjun.setViewportSize(desk)
  await arjun.goto(`/console/en_US/${DIFFERENCES}`)
  await expect(arjun.getByRole('row').filter({ hasText: '0.000007' })).toContainText('Booked')

  const booked = await openCase(priya, DIFFERENCES, '0.000007')
  await expect(booked.getByText('the booking is reversed in full')).toBeVisible()
  await checkScreen(priya, 'console-reconciliation-drawer.en_US')
  await priya.setViewportSize(desk)
})

test('VER-01 an operator starts a check of the whole ledger, and its clean result is shown', async () => {
  await priya.goto('/console/en_US/audit')
  const state = priya.getByText(/Last full check/)
  await expect(state).toBeVisible()
  const before = await state.textContent()
  await priya.getByRole('button', { name: 'Run full ledger check' }).click()
  await expect(state).not.toHaveText(before ?? '')
  await expect(state).toContainText('Ledger check: no open findings.')
  await expectAudited(priya, 'audit.check_books', operators.priya.name)
})
