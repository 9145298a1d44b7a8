import { expect, test } from '@playwright/test'
import { listenForCanary, expectNoScriptRan } from './steps/canary.ts'

// Parts of an address that must never become markup or script.

const planted = [
  '<img src=x onerror=window.canary=1>',
  '"><svg onload=window.canary=1>',
  'javascript:window.canary=1',
  "';window.canary=1;//",
  '{{constructor.constructor("window.canary=1")()}}',
  '%3Cscript%3Ewindow.canary=1%3C/script%3E',
]
const places = [
  (text: string) => `/${text}/investments`,
  (text: string) => `/en_US/investments/${text}`,
  (text: string) => `/en_US/investments?tab=${text}`,
  (text: string) => `/en_US/investments?search=${text}`,
  (text: string) => `/en_US/trade/${text}`,
  (text: string) => `/en_US/login?back=${text}`,
  (text: string) => `/en_US/assets/withdraw?coin=${text}`,
  (text: string) => `/en_US/register?inviteCode=${text}`,
  (text: string) => `/en_US/register?invite=${text}`,
  (text: string) => `/en_US#${text}`,
  (text: string) => `/console/en_US/customers?search=${text}`,
]

test('WEB-05 none of sixty-six addresses becomes markup or script', async ({ context, page }) => {
  const scriptRuns: string[] = []
  await listenForCanary(context, scriptRuns)
  const addresses = places.flatMap((place) =>
    planted.map((text) => place(text.includes('%3C') ? text : encodeURIComponent(text))),
  )
  expect(addresses).toHaveLength(66)
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    await expect(page.locator('#root > *').first()).toBeAttached()
    await expect(page.locator('img[src="x"], svg[onload], a[href^="javascript:"]')).toHaveCount(0)
  }
  await page.goto('/en_US')
  await expectNoScriptRan(page, scriptRuns)
})
