import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { makeFieldKey, serve } from '#parts/testing.ts'
import { openApp, publicInfo, signedIn, user } from '#frame/testing.tsx'

const [expiresAt, verifyToken] = ['2026-11-20T00:00:00.000Z', 'a token of sixteen letters']
const message = 'The server says that this one is taken.'

test("§8 an email of another account is reported at the field in the server's words", async () => {
  serve({
    ...signedIn('approved'),
    'ex/api/v0/public': publicInfo({ fieldKey: await makeFieldKey() }),
    'ex/api/v1/user/info': { ...user('approved'), security: { ...user('approved').security, google: true } },
    'ex/api/v1/verification/demands': { demands: [['google']], masked: { email: null, mobile: null } },
    'ex/api/v1/verification/prove_authenticator': { verifyToken, expiresAt, missing: [] },
    'ex/api/v1/user/change/email': new ApiError('EMAIL_EXIST', message, { field: 'email' }),
  })
  await openApp('/en_US/personal/changeEmail', 'token')
  const email = page.getByRole('textbox', { name: 'New email' })
  await email.fill('taken@example.com')
  await page.getByRole('textbox', { name: 'Login password' }).fill('a password 1')
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).click()
  await userEvent.keyboard('428105')
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect.element(email).toHaveAccessibleDescription(message)
})
