import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { openApp, signedIn } from '#frame/testing.tsx'

const BANNERS = 'ex/api/v1/cms/banners'
const safe = { id: 'safe', hash: 'a1', tone: 'info', text: 'Nobody asks for your password.', link: null }
const closed = { id: 'closed', hash: 'b1', tone: 'negative', text: 'Withdrawals are closed today.', link: null }
const region = () => page.getByRole('region', { name: 'Important notices' })
const dismiss = () => page.getByRole('button', { name: 'Dismiss' })

test('a dismissed banner stays hidden after a reload and returns when its text changes', async () => {
  serve({ [BANNERS]: { rows: [safe] } })
  const first = await openApp('/en_US/cms')
  await expect.element(region().getByText(safe.text)).toBeVisible()
  await dismiss().click()
  await expect.element(region()).not.toBeInTheDocument()
  await first.unmount()
  serve({ [BANNERS]: { rows: [safe, closed] } })
  const second = await openApp('/en_US/cms')
  await expect.element(region().getByText(closed.text)).toBeVisible()
  expect(region().element().textContent).not.toContain(safe.text)
  await second.unmount()
  serve({ [BANNERS]: { rows: [{ ...safe, hash: 'a2' }] } })
  await openApp('/en_US/cms')
  await expect.element(region().getByText(safe.text)).toBeVisible()
})

test('a critical banner cannot be dismissed', async () => {
  serve({ [BANNERS]: { rows: [closed] } })
  await openApp('/en_US/cms')
  await expect.element(region().getByText(closed.text)).toBeVisible()
  expect(dismiss().elements()).toEqual([])
})

test('banners are also shown above the trade screen', async () => {
  serve({ ...signedIn('approved'), [BANNERS]: { rows: [safe] } })
  await openApp('/en_US/trade', 'token')
  await expect.element(region().getByText(safe.text)).toBeVisible()
})
