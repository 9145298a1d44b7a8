import { expect, type Page, test } from '@playwright/test'
import { endJumps, makeJump } from '../world/src/rates/jumps.ts'
import { desk } from './steps/input-modes.ts'
import { checkScreen } from './steps/check-screen.ts'
import { confirm, openCase, propose } from './steps/review.ts'
import { operatorBrowser } from './steps/sessions.ts'
import { worldFolder } from './steps/world.ts'

// A rate that jumps is used only after two people approved it. It affects all tests.

test.describe.configure({ mode: 'serial' })

let priya: Page
let arjun: Page
test.beforeAll(async ({ browser }) => {
  const pageOf = async (who: string) => (await operatorBrowser(browser, who, { viewport: desk })).newPage()
  priya = await pageOf('priya')
  arjun = await pageOf('arjun')
})
test.afterAll(async () => {
  await endJumps(worldFolder())
  await Promise.all([priya, arjun].map((page) => page.context().close()))
})

const cny = async (page: Page): Promise<string> => {
  const answer = await page.request.get('/ex/common/rateV2?fiat=USD')
  const { data } = (await answer.json()) as { data: { rate: Record<string, string> } }
  return data.rate['CNY'] ?? ''
}

test('NODE-02 a rate that jumps by six percent is held back until two people approve it', async () => {
  const before = Number(await cny(priya))
  await makeJump(worldFolder(), { CNY: 1_060_000 })
  const drawer = await openCase(priya, 'rates', 'Change too large')
  await expect(drawer.getByRole('heading', { name: 'RATE-CNY' })).toBeVisible()
  const content = drawer.getByRole('table', { name: 'Case details' })
  await expect(content).toContainText('New rate in US dollars')
  await expect(content).toContainText('Change too large')
  expect(Number(await cny(priya))).toBeLessThan(before * 1.03)
  await checkScreen(priya, 'console-rate-held.en_US')
  await priya.setViewportSize(desk)
  await propose(priya, drawer, 'Both sources and the central bank show the new rate.')

  await arjun.goto('/console/zh_CN/rates')
  await expect(arjun.getByRole('row').filter({ hasText: '变动幅度过大' }).first()).toBeVisible()
  await checkScreen(arjun, 'console-rates-held.zh_CN')
  await arjun.setViewportSize(desk)
  await confirm(arjun, await openCase(arjun, 'rates', 'CNY'), 'Compared with the central bank.')
  expect(Number(await cny(arjun))).toBeGreaterThan(before * 1.03)
  await arjun.goto('/console/en_US/rates')
  await expect(arjun.getByRole('row').filter({ hasText: 'CNY' })).toContainText('Agreed')
})
