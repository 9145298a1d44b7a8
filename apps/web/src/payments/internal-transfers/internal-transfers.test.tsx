import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { openApp, signedIn, user } from '#frame/testing.tsx'
import { market } from '#payments/withdrawals/testing.ts'
import { terms } from './testing.ts'

const [PREVIEW, CREATE] = ['ex/api/v1/internal_transfers/preview', 'ex/api/v1/internal_transfers/create'] as const
const PROVE = 'ex/api/v1/verification/prove_authenticator'
const at = '2026-01-01T00:00:00.000Z'
const recipientId = '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b12'
const found = {
  recipientId,
  maskedName: 'B*** T***',
  coin: 'tUSD',
  amount: '100.000000',
  fee: '0.000000',
  eligible: true,
  reasons: [],
}
const nobody = { ...found, recipientId: null, maskedName: null, eligible: false }
const sent = {
  id: recipientId,
  time: at,
  direction: 'sent',
  maskedName: 'B*** T***',
  coin: 'tUSD',
  amount: '100.000000',
  fee: '0.000000',
  note: 'For the boat',
}
const received = { ...sent, id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b13', direction: 'received', note: null }

const served = (about: Record<string, unknown>): Record<string, unknown> => ({
  ...signedIn('approved'),
  'ex/api/v1/user/info': {
    ...user('approved'),
    security: { email: true, mobile: true, google: true, passkeys: false },
  },
  'ex/api/v0/public/config': { market },
  'ex/api/v1/internal_transfers/terms': terms,
  'ex/api/v1/internal_transfers/list': { total: 2, page: 1, pageSize: 10, rows: [sent, received], next: null },
  'ex/api/v1/verification/demands': { demands: [['google']], masked: { email: null, mobile: null } },
  [PROVE]: { verifyToken: 'a token of sixteen letters', expiresAt: at, missing: [] },
  [PREVIEW]: found,
  [CREATE]: sent,
  ...about,
})
const open = () => openApp('/en_US/assets/internalTransfer', 'token')
const bodyOf = (calls: ReturnType<typeof serve>, to: string): unknown[] =>
  calls.filter(({ path }) => path === to).map(({ body }) => JSON.parse(body) as unknown)

async function fill(): Promise<void> {
  await page.getByRole('tab', { name: 'Email' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill('bob@example.com')
  await page.getByRole('textbox', { name: 'Amount' }).fill('100')
  await page.getByRole('textbox', { name: 'Note' }).fill('For the boat')
  await page.getByRole('button', { name: 'Continue' }).click()
}

test("the sender reads the recipient's name before the code, and the result after it", async () => {
  const calls = serve(served({}))
  await open()
  await fill()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('to B*** T***')).toBeVisible()
  await expect.element(dialog.getByText('bob@example.com')).toBeVisible()
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).click()
  await userEvent.keyboard('428105')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByText('You sent 100.00 tUSD to B*** T***.')).toBeVisible()
  const to = { type: 'email', value: 'bob@example.com' }
  expect(bodyOf(calls, PROVE)).toMatchObject([
    {
      scene: 'internal_transfer',
      payload: { recipientId, recipient: 'bob@example.com', coin: 'tUSD', amount: '100.000000', fee: '0.000000' },
    },
  ])
  expect(bodyOf(calls, CREATE)).toMatchObject([
    { coin: 'tUSD', amount: '100.000000', fee: '0.000000', to, recipientId, note: 'For the boat' },
  ])
  await expect.element(dialog.getByText('I-7b0c2a52')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('')
})

test('TRF-02 a different name is refused at its field, without the right one and before any code', async () => {
  const calls = serve(served({ [PREVIEW]: { ...nobody, reasons: ['INTERNAL_TRANSFER_NAME_DIFFERS'] } }))
  await open()
  await page.getByRole('textbox', { name: 'Recipient’s name' }).fill('Bob Tam')
  await fill()
  const message = page.getByText('The name does not match. Check the spelling.').first()
  await expect.element(message).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(bodyOf(calls, PREVIEW)).toMatchObject([{ name: 'Bob Tam' }])
  await page.getByRole('textbox', { name: 'Recipient’s name' }).fill('Bob Tan')
  await expect.element(message).not.toBeInTheDocument()
})

test('TRF-02 every invalid recipient gets the same message, before any code', async () => {
  const calls = serve(served({ [PREVIEW]: { ...nobody, reasons: ['INTERNAL_TRANSFER_CANNOT_RECEIVE'] } }))
  await open()
  await fill()
  const message = page.getByText('This recipient cannot receive internal transfers.', { exact: false })
  await expect.element(message).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await page.getByRole('textbox', { name: 'Email' }).fill('bobby@example.com')
  await expect.element(message).not.toBeInTheDocument()
  expect(bodyOf(calls, CREATE)).toEqual([])
})

test('input errors are shown at their fields, and nothing is looked up', async () => {
  const calls = serve(served({}))
  await open()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(page.getByText('Enter the recipient’s phone, email or account ID.').first()).toBeVisible()
  await expect.element(page.getByText('Enter an amount.').first()).toBeVisible()
  expect(bodyOf(calls, PREVIEW)).toEqual([])
})

test('the list shows the direction of each transfer', async () => {
  serve(served({}))
  await open()
  const table = page.getByRole('table', { name: 'Internal transfers' })
  await expect.element(table.getByText('Sent')).toBeVisible()
  await expect.element(table.getByText('Received')).toBeVisible()
})
