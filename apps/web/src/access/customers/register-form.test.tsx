import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { makeFieldKey, serve } from '#parts/testing.ts'
import { captcha, openApp, publicInfo } from '#frame/testing.tsx'

test('switching between email and phone keeps the input, but not the code', async () => {
  serve({ 'ex/api/v0/public': publicInfo() })
  await openApp('/en_US/register')
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const password = page.getByLabelText('Password', { exact: true })
  await field('Email').fill('lim@mail.example')
  await field('Email code').fill('123456')
  await password.fill('mosaic26')
  await page.getByRole('tab', { name: 'Phone' }).click()
  await expect.element(field('Phone code')).toHaveValue('')
  await expect.element(password).toHaveValue('mosaic26')
  await page.getByRole('tab', { name: 'Email' }).click()
  await expect.element(field('Email')).toHaveValue('lim@mail.example')
  await expect.element(field('Email code')).toHaveValue('')
})

test('an invitation link fills in and shows its code', async () => {
  serve({ 'ex/api/v0/public': publicInfo() })
  await openApp('/en_US/register?invite=C4C812984C')
  await expect.element(page.getByRole('textbox', { name: 'Invitation code (optional)' })).toHaveValue('C4C812984C')
})

test('if the terms change meanwhile, they must be accepted again, and the new version is sent', async () => {
  const [at, REGISTER] = ['2026-11-20T00:00:00.000Z', 'ex/user/register']
  const fieldKey = await makeFieldKey()
  const answers: Record<string, unknown> = {
    ...captcha,
    'ex/api/v0/public': publicInfo({ fieldKey }),
    'ex/api/v0/public/email': { challengeId: 'a challenge', resendAt: at, expiresAt: at },
    'ex/api/v1/verification/prove': { verifyToken: 'a token of sixteen letters', expiresAt: at, missing: [] },
    [REGISTER]: 'REGISTRATION_TERMS_OUTDATED',
  }
  const calls = serve(answers)
  const accepted = () =>
    calls.filter(({ path }) => path === REGISTER).map(({ body }) => /"termsVersion":"(.*?)"/.exec(body)?.[1])
  await openApp('/en_US/register?email=lim%40mail.example')
  const terms = page.getByRole('checkbox')
  const submit = page.getByRole('button', { name: 'Open account' })
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByRole('button', { name: 'I am here' }).click()
  await expect.element(page.getByText('We sent a code to lim@mail.example.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Email code' }).fill('123456')
  await page.getByLabelText('Password', { exact: true }).fill('mosaic26')
  await page.getByText('I have read and accept', { exact: false }).click({ position: { x: 4, y: 4 } })
  await expect.element(terms).toBeChecked()
  answers['ex/api/v0/public'] = publicInfo({ fieldKey, policyVersions: { terms: '2026-12' } })
  await submit.click()
  await expect.element(page.getByText('REGISTRATION_TERMS_OUTDATED')).toBeVisible()
  await expect.element(terms).not.toBeChecked()
  await page.getByText('I have read and accept', { exact: false }).click({ position: { x: 4, y: 4 } })
  await submit.click()
  await expect.poll(accepted).toEqual(['2026-11', '2026-12'])
})
