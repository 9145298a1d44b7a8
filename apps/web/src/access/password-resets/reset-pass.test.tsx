import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, makeFieldKey, serve } from '#parts/testing.ts'
import { captcha, openApp, publicInfo } from '#frame/testing.tsx'

const [BEGIN, PROVE, FINISH] = ['begin', 'prove', 'finish'].map((act) => `ex/api/v1/password_resets/${act}`) as [
  string,
  string,
  string,
]
const silent = { masked: null, resendAt: null, expiresAt: null }

/** Opens the screen at a step of a reset in progress. */
async function openAt(state: object, answers: Answers = {}, site: object = {}) {
  const calls = serve({
    'ex/api/v0/public': publicInfo(site),
    ...captcha,
    [BEGIN]: { ticket: 'a ticket of a reset', state: { ...silent, ...state } },
    ...answers,
  })
  await openApp('/en_US/resetPass')
  await page.getByRole('textbox', { name: 'Email' }).fill('lim@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'I am here' }).click()
  return calls
}

test('a user without the authenticator can enter a backup code instead', async () => {
  const calls = await openAt({ step: 'google' }, { [PROVE]: { ...silent, step: 'password' } })
  await page.getByRole('button', { name: 'Use a backup code' }).click()
  await page.getByRole('textbox', { name: 'Backup code' }).fill('abcde-fghij')
  await expect.element(page.getByRole('button', { name: 'Set new password' })).toBeVisible()
  const sent = calls.filter(({ path }) => path === PROVE).map(({ body }): unknown => JSON.parse(body))
  expect(sent).toEqual([{ ticket: 'a ticket of a reset', code: 'abcde-fghij' }])
})

test('a refused backup code is reported at once, without mention of six digits', async () => {
  await openAt({ step: 'google' }, { [PROVE]: 'GOOGLE_VERIFY_FAILED' })
  await page.getByRole('button', { name: 'Use a backup code' }).click()
  await page.getByRole('textbox', { name: 'Backup code' }).fill('abcde-fghij')
  await expect.element(page.getByRole('alert').getByText('GOOGLE_VERIFY_FAILED')).toBeVisible()
  expect(page.getByText(/6[- ]digit/).elements()).toEqual([])
})

test.each(['PASSWORD_RESET_EXPIRED', 'PASSWORD_RESET_UNPROVEN'])(
  'a reset that ends with %s on its last screen returns to the account step with the reason',
  async (code) => {
    await openAt({ step: 'password' }, { [FINISH]: code }, { fieldKey: await makeFieldKey() })
    await page.getByLabelText('New password', { exact: true }).fill('harbour light 8')
    await page.getByLabelText('Confirm new password').fill('harbour light 8')
    await page.getByRole('button', { name: 'Set new password' }).click()
    await expect.element(page.getByRole('button', { name: 'Continue' })).toBeVisible()
    await expect.element(page.getByText(code)).toBeVisible()
  },
)

test.each([
  [1, 'menu'],
  [0, null],
])('a call for the phone code is offered if voice_sms_open is %s', async (voice, popup) => {
  const resendAt = '2020-01-01T00:00:00.000Z'
  await openAt({ step: 'mobile', masked: '+65****4567', resendAt }, {}, { voice_sms_open: voice })
  const again = page.getByRole('button', { name: 'Send again' })
  await expect.element(again).toBeVisible()
  expect(again.element().getAttribute('aria-haspopup') === null).toBe(popup === null)
})
