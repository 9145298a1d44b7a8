import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '../lib/testing.ts'
import { openApp, signedIn } from '../shell/testing.tsx'

const chosen = {
  phishingPhrase: 'b•••',
  fundPassword: false,
  colorMode: 'red-up',
  mailsOff: ['trade'],
  feeCoin: { open: false, coin: null },
}
const answers = { ...signedIn('approved'), 'ex/api/v1/customers/settings': chosen }

test('the owner sees what is set, turns the mails of one type off, and finds the colours of another device', async () => {
  const calls = serve({ ...answers, 'ex/message/update_preferences': {} })
  await openApp('/en_US/personal/userManagement', 'token')
  await expect.element(page.getByText('b•••')).toBeVisible()
  await expect.poll(() => document.documentElement.dataset['updown']).toBe('red-up')
  await page.getByText('Subscriptions', { exact: true }).last().click()
  await expect
    .poll(() => calls.find(({ path }) => path === 'ex/message/update_preferences')?.body)
    .toContain('"mailsOff":["trade","invest"]')
})

test('an identity check asks for name, number and a code, and says how many tries are left', async () => {
  serve({ ...answers, 'ex/api/v1/kyc/identity_check': { needed: true, remaining: 2 } })
  await openApp('/zh_CN/personal/idAuth', 'token')
  await expect.element(page.getByText(/您的下一笔提现需要先完成核验。 今日还可尝试 2 次。/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: '核验' })).toHaveAttribute('aria-disabled', 'true')
})

test('whoever must say who they are before a withdrawal is led there', async () => {
  serve({ ...answers, 'ex/api/v1/kyc/identity_check': { needed: true, remaining: 5 } })
  const app = await openApp('/en_US/assets/withdraw', 'token')
  await page.getByRole('link', { name: 'Check' }).click()
  await expect.poll(app.path).toBe('/en_US/personal/idAuth')
})
