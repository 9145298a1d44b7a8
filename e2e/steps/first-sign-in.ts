import { expect, type Page } from '@playwright/test'
import { appCode } from '../../world/src/people/app-codes.ts'
import { OPERATOR_PASSWORD } from '../../world/src/stories/cast.ts'
import { mailsTo } from './outbox.ts'

/**
 * The first login of an invited operator with the email's link and the shown authenticator secret, which it returns.
 */
export async function signInFirstTime(page: Page, email: string): Promise<string> {
  const mailed = async () => /password: (\S+)/.exec((await mailsTo(page.request, email))[0]?.text ?? '')?.[1] ?? ''
  await expect.poll(mailed).not.toBe('')
  await page.goto('/console/en_US/queue')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(await mailed())
  const answered = page.waitForResponse('**/operators/login')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: 'Authenticator QR code' })).toBeVisible()
  const { data }: { data: { otpauth: string } } = await (await answered).json()
  await page.getByLabel('New password', { exact: false }).fill(OPERATOR_PASSWORD)
  const secret = new URL(data.otpauth).searchParams.get('secret') ?? ''
  await page.getByLabel('Authenticator code').fill(appCode(secret, new Date()))
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
  return secret
}
