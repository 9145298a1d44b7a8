import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { holdBack, makeFieldKey, serve } from '#parts/testing.ts'
import { openApp, publicInfo, signedIn, user } from '#frame/testing.tsx'

const chosen = {
  phishingPhrase: 'b•••',
  fundPassword: false,
  colorMode: 'red-up',
  mailsOff: ['trade'],
  textsOff: [],
  feeCoin: { open: false, coin: null },
}
const answers = { ...signedIn('approved'), 'ex/api/v1/customers/settings': chosen }

test('shows the settings, turns off the emails of one type, and shows the colours chosen on another device', async () => {
  const calls = serve({ ...answers, 'ex/message/update_preferences': {} })
  await openApp('/en_US/personal/userManagement', 'token')
  await expect.element(page.getByText('b•••')).toBeVisible()
  await expect.poll(() => document.documentElement.dataset['updown']).toBe('red-up')
  await page.getByText('Subscriptions', { exact: true }).last().click()
  await expect
    .poll(() => calls.find(({ path }) => path === 'ex/message/update_preferences')?.body)
    .toContain('"mailsOff":["trade","invest"]')
})

const [LOOK, STORE] = ['updown', 'ex/api/v1/customers/set_color_mode'] as const
const appliedAppearance = () => document.documentElement.dataset[LOOK]
async function greenInHeader(): Promise<void> {
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('menuitem', { name: 'Green up, red down' }).click()
}

test('colours chosen in the header apply to all devices, also after reopening the page', async () => {
  const served: Record<string, unknown> = { ...answers, [STORE]: {} }
  const calls = serve(served)
  const { unmount } = await openApp('/en_US/nowhere', 'token')
  await expect.poll(appliedAppearance).toBe('red-up')
  served['ex/api/v1/customers/settings'] = { ...chosen, colorMode: 'green-up' }
  await greenInHeader()
  await expect.poll(appliedAppearance).toBe('green-up')
  await expect
    .poll(() => calls.filter(({ path }) => path === STORE).map(({ body }): unknown => JSON.parse(body)))
    .toEqual([{ colorMode: 'green-up' }])
  await unmount()
  await openApp('/en_US/nowhere', 'token')
  await expect.poll(appliedAppearance).toBe('green-up')
})

test('if colours fail to save, an error is shown and the saved ones return', async () => {
  serve({ ...answers, [STORE]: 'SERVER_BUSY' })
  await openApp('/en_US/nowhere', 'token')
  await expect.poll(appliedAppearance).toBe('red-up')
  await greenInHeader()
  await expect.element(page.getByText('SERVER_BUSY')).toBeVisible()
  await expect.poll(appliedAppearance).toBe('red-up')
})

const FEE_COIN = 'ex/user/update_fee_coin_open'

test('shows the switch of the fee coin only if there is a fee coin', async () => {
  const served: Record<string, unknown> = { ...answers, [FEE_COIN]: {} }
  const calls = serve(served)
  const { unmount } = await openApp('/en_US/personal/userManagement', 'token')
  await expect.element(page.getByRole('switch', { name: 'Recognize this device' })).toBeInTheDocument()
  expect(page.getByRole('switch', { name: /trading fees/u }).query()).toBeNull()
  await unmount()
  served['ex/api/v1/customers/settings'] = { ...chosen, feeCoin: { open: false, coin: 'TSR' } }
  await openApp('/en_US/personal/userManagement', 'token')
  await page.getByText('Pay trading fees with TSR', { exact: true }).click()
  await expect.poll(() => calls.find(({ path }) => path === FEE_COIN)?.body).toContain('"open":true')
})

test('an identity check asks for name, number and a code, and shows the remaining attempts', async () => {
  serve({ ...answers, 'ex/api/v1/kyc/identity_check': { needed: true, remaining: 2 } })
  await openApp('/zh_CN/personal/idAuth', 'token')
  await expect.element(page.getByText(/您的下一笔提现需要先完成核验。 今日还可尝试 2 次。/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: '核验' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('textbox').first().click()
  await userEvent.keyboard('{Enter}')
  for (const at of [0, 1])
    await expect.element(page.getByRole('textbox').nth(at)).toHaveAttribute('aria-invalid', 'true')
})

test('links to the identity check if it is required before a withdrawal', async () => {
  serve({ ...answers, 'ex/api/v1/kyc/identity_check': { needed: true, remaining: 5 } })
  const app = await openApp('/en_US/assets/withdraw', 'token')
  await page.getByRole('link', { name: 'Check' }).click()
  await expect.poll(app.path).toBe('/en_US/personal/idAuth')
})

const NICKNAME = 'ex/user/nickname_update'

test('Enter saves a nickname once and reports an empty one at once', async () => {
  const calls = serve({ ...answers, [NICKNAME]: {} })
  const saved = () => calls.filter(({ path }) => path === NICKNAME).map(({ body }): unknown => JSON.parse(body))
  await openApp('/en_US/personal/userManagement', 'token')
  await page.getByRole('button', { name: 'Change', exact: true }).first().click()
  const field = page.getByRole('textbox', { name: 'Nickname' })
  await field.fill(' ')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveAccessibleDescription('Enter 1 to 10 characters.')
  expect(saved()).toEqual([])
  await field.fill('Jia')
  const answer = holdBack(NICKNAME)
  await userEvent.keyboard('{Enter}{Enter}')
  answer()
  await expect.element(field).not.toBeInTheDocument()
  expect(saved()).toEqual([{ nickname: 'Jia' }])
})

test('Enter in the last digit of the code saves the phrase; before that, each incomplete field shows an error', async () => {
  const [PHRASE, at] = ['ex/api/v1/customers/set_phishing_phrase', '2026-11-20T00:00:00.000Z']
  const calls = serve({
    ...answers,
    'ex/api/v1/user/info': {
      ...user('approved'),
      security: { email: true, mobile: false, google: true, passkeys: false },
    },
    'ex/api/v1/verification/demands': { demands: [['google']], masked: { email: null, mobile: null } },
    'ex/api/v1/verification/prove_authenticator': { verifyToken: 'token of sixteen', expiresAt: at, missing: [] },
    [PHRASE]: {},
  })
  const saved = () => calls.filter(({ path }) => path === PHRASE).length
  await openApp('/en_US/personal/userManagement', 'token')
  await page.getByRole('button', { name: 'Change', exact: true }).last().click()
  const field = page.getByRole('textbox', { name: 'Anti-phishing phrase' })
  await field.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveAccessibleDescription('Enter 4 to 20 characters.')
  const code = page.getByRole('group', { name: 'Authenticator code' })
  await expect.element(code).toHaveAccessibleDescription('Enter the 6 digits of the code.')
  await field.fill('blue heron')
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).click()
  await userEvent.keyboard('42810{Enter}')
  await expect.element(code).toHaveAccessibleDescription('Enter 6 digits.')
  expect(saved()).toBe(0)
  await userEvent.keyboard('5{Enter}')
  await expect.poll(saved).toBe(1)
})

test('a second switch builds on the result of the first and does not undo it', async () => {
  const [OWN, MAILS] = ['ex/api/v1/customers/settings', 'ex/message/update_preferences']
  const served: Record<string, unknown> = { ...answers, [OWN]: { ...chosen, mailsOff: [] }, [MAILS]: {} }
  const calls = serve(served)
  const sent = () => calls.filter(({ path }) => path === MAILS).map(({ body }): unknown => JSON.parse(body))
  await openApp('/en_US/personal/userManagement', 'token')
  const press = (name: string) => page.getByText(name, { exact: true }).last().click()
  await expect.element(page.getByRole('switch', { name: 'Trading' })).toBeInTheDocument()
  served[OWN] = chosen
  const fresh = holdBack(OWN)
  await press('Trading')
  await expect.element(page.getByText('Saved.').first()).toBeVisible()
  await press('Subscriptions')
  fresh()
  await expect.element(page.getByRole('switch', { name: 'Trading' })).not.toBeChecked()
  expect(sent()).toEqual([{ mailsOff: ['trade'] }])
  await press('Subscriptions')
  await expect.poll(sent).toEqual([{ mailsOff: ['trade'] }, { mailsOff: ['trade', 'invest'] }])
})

test('a changed fund password pauses withdrawals, and the account shows it at once', async () => {
  const at = '2026-11-20T00:00:00.000Z'
  const owner = { ...user('approved'), security: { email: true, mobile: true, google: true, passkeys: false } }
  const served: Record<string, unknown> = {
    ...answers,
    'ex/api/v0/public': publicInfo({ fieldKey: await makeFieldKey() }),
    'ex/api/v1/customers/settings': { ...chosen, fundPassword: true },
    'ex/api/v1/user/info': owner,
    'ex/api/v1/verification/demands': {
      demands: [['google']],
      masked: { email: null, mobile: null },
      pause: { hours: 48, scopes: ['withdraw', 'transferOut', 'p2pSell'] },
    },
    'ex/api/v1/verification/prove_authenticator': { verifyToken: 'token of sixteen', expiresAt: at, missing: [] },
    'ex/api/v1/customers/set_fund_password': {},
  }
  serve(served)
  await openApp('/en_US/personal/userManagement', 'token')
  await page.getByRole('button', { name: 'Change', exact: true }).last().click()
  await expect
    .element(
      page.getByText(/^After this change, withdrawals, transfers to other customers and OTC sales pause for 48/u),
    )
    .toBeVisible()
  await page.getByRole('textbox', { name: 'Fund password', exact: true }).fill('a password 1')
  await page.getByRole('textbox', { name: 'Confirm fund password' }).fill('a password 1')
  served['ex/api/v1/user/info'] = {
    ...owner,
    freezes: [{ scope: 'withdraw', reason: 'fund_password_changed', from: at, until: '2030-01-02T03:04:05.000Z' }],
  }
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).click()
  await userEvent.keyboard('428105{Enter}')
  await expect.element(page.getByText(/^Withdrawals are paused until 2030/u)).toBeVisible()
})

test('if settings fail to load, the page shows an error and no score, and everything appears after a retry', async () => {
  const OWN = 'ex/api/v1/customers/settings'
  const served: Record<string, unknown> = { ...answers, [OWN]: 'INTERNAL' }
  serve(served)
  await openApp('/en_US/personal/userManagement', 'token')
  await expect.element(page.getByText('Your settings did not load')).toBeVisible()
  expect(page.getByText('/ 100').query()).toBeNull()
  served[OWN] = chosen
  await page.getByRole('button', { name: 'Retry' }).first().click()
  await expect.element(page.getByText('/ 100')).toBeVisible()
})
