import { expect, test } from '@playwright/test'
import { newcomer } from './steps/newcomers.ts'
import { logIn } from './steps/sessions.ts'

test('AUT-29 no password leaves the browser as it was typed', async ({ page, baseURL, request }) => {
  const me = await newcomer(request, baseURL ?? '')
  const sent: string[] = []
  page.on('request', (asked) => sent.push(`${asked.url()} ${asked.postData() ?? ''}`))
  await page.goto('/en_US/login')
  await logIn(page, me.email, me.password)
  const logins = sent.filter((text) => text.includes('/ex/user/login_in'))
  expect(logins).toHaveLength(1)
  expect(logins[0]).toContain('"sealed":"eyJ')
  expect(sent.filter((text) => text.includes(me.password))).toEqual([])
})

test('what seals and what asks for passkeys is not loaded before it is needed', async ({ page }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(answer.text())
  })
  await page.goto('/en_US')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const loaded = (await Promise.all(scripts)).join('\n')
  expect(loaded).toContain('ex/user/login_in')
  for (const word of ['ECDH-ES+A256KW', 'navigator.credentials']) expect(loaded).not.toContain(word)
})
