import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { holdBack, serve } from '#parts/testing.ts'
import { openApp, signedIn, user } from '#frame/testing.tsx'
import { bookEntry, market, terms } from './testing.ts'

const [CREATE, ASKED] = ['ex/api/v1/withdrawals/create', 'ex/api/v1/idempotency/get'] as const
const PROVE = 'ex/api/v1/verification/prove_authenticator'
const at = '2026-01-01T00:00:00.000Z'
afterEach(() => sessionStorage.clear())

const served = (about: Record<string, unknown>): Record<string, unknown> => ({
  ...signedIn('approved'),
  'ex/api/v1/user/info': {
    ...user('approved'),
    security: { email: true, mobile: true, google: true, passkeys: false },
  },
  'ex/api/v0/public/config': { market },
  'ex/api/v1/withdrawals/terms': terms,
  'ex/api/v1/withdrawals/list_addresses': { rows: [bookEntry] },
  'ex/api/v1/withdrawals/list': { total: 0, page: 1, pageSize: 10, rows: [], next: null },
  'ex/api/v1/verification/demands': { demands: [['google']], masked: { email: null, mobile: null } },
  [PROVE]: { verifyToken: 'a token of sixteen letters', expiresAt: at, missing: [] },
  ...about,
})
const open = () => openApp('/en_US/assets/withdraw', 'token')
const made = {
  ...bookEntry,
  time: at,
  amount: '100.000000',
  fee: '1.000000',
  confirmUntil: null,
  overLimitReason: null,
}

async function withdraw(amount: string, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).click()
  await userEvent.keyboard(code)
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
}
const sentTo = (calls: ReturnType<typeof serve>, to: string) => calls.filter(({ path }) => path === to)
const keys = (calls: ReturnType<typeof serve>) =>
  sentTo(calls, CREATE).map(({ headers }) => headers.get('idempotency-key'))

test('a withdrawal whose response was lost is paid once, even with another code on a reloaded page', async () => {
  const first = serve(served({ [CREATE]: new Error('gone'), [ASKED]: { done: false } }))
  holdBack(ASKED)
  const { unmount } = await open()
  await withdraw('100', '428105')
  await expect.element(page.getByText('No response yet.', { exact: false })).toBeVisible()
  // Sent to this server, which holds its response back; a later request would go to the next one.
  await expect.poll(() => first.filter(({ path }) => path.startsWith(ASKED)).length).toBe(1)
  await unmount()
  const second = serve(served({ [CREATE]: made, [ASKED]: { done: true, at, reply: made } }))
  await open()
  await withdraw('100', '913377')
  await expect.element(page.getByText('Your withdrawal is being reviewed.', { exact: false })).toBeVisible()
  expect(keys(first)).toHaveLength(1)
  expect([...sentTo(second, CREATE), ...sentTo(second, PROVE)]).toEqual([])
})

test('another withdrawal with the same code has its own key', async () => {
  const calls = serve(served({ [CREATE]: new Error('gone'), [ASKED]: { done: false } }))
  const { unmount } = await open()
  await withdraw('100', '428105')
  await expect.poll(() => keys(calls).length).toBe(1)
  await unmount()
  await open()
  await withdraw('200', '428105')
  await expect.poll(() => new Set(keys(calls)).size).toBe(2)
})

test('the same withdrawal again, after the first one succeeded, is a second one', async () => {
  const calls = serve(served({ [CREATE]: made }))
  await open()
  await withdraw('100', '428105')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await withdraw('100', '913377')
  await expect.poll(() => new Set(keys(calls)).size).toBe(2)
})

test('a receipt shows number, amount, fee, next step and the record, over an empty form without an error', async () => {
  serve(served({ [CREATE]: { ...made, confirmUntil: '2026-01-02T00:00:00.000Z' } }))
  await open()
  await withdraw('100', '428105')
  const receipt = page.getByRole('dialog', { name: 'Withdrawal requested' })
  await expect.element(receipt.getByText('Check your email to confirm the withdrawal.', { exact: false })).toBeVisible()
  const facts = receipt.element().textContent
  for (const text of ['W-7b0c2a52', '100.00', '1.00', 'tUSD', 'First']) expect(facts).toContain(text)
  await expect
    .element(receipt.getByRole('link', { name: 'View in transaction history' }))
    .toHaveAttribute('href', '/en_US/assets/flowingWater?search=W-7b0c2a52')
  await receipt.getByRole('button', { name: 'Done' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('')
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0)
})

test('a changed fee is shown, and the next confirmation uses the new one', async () => {
  const answers = served({ [CREATE]: 'WITHDRAWAL_FEE_CHANGED' })
  const calls = serve(answers)
  await open()
  await expect.element(page.getByRole('button', { name: 'Continue' })).toBeVisible()
  answers['ex/api/v1/withdrawals/terms'] = { ...terms, fee: '2.000000' }
  await withdraw('100', '428105')
  await expect.element(page.getByText('WITHDRAWAL_FEE_CHANGED')).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await withdraw('100', '913377')
  await expect
    .poll(() => sentTo(calls, CREATE).map(({ body }) => /"fee":"(.*?)"/.exec(body)?.[1]))
    .toEqual(['1.000000', '2.000000'])
})

test('a fee that follows the cost is quoted for the address, and sent with its quote', async () => {
  const quoted = { ...terms, feeMode: 'chain', fee: '0.367971', feeQuote: 'quote.1', feeUntil: at }
  const calls = serve(served({ [CREATE]: made, 'ex/api/v1/withdrawals/terms': quoted }))
  await open()
  await expect.element(page.getByText('Varies with the network cost.', { exact: false })).toBeVisible()
  await withdraw('100', '428105')
  await expect.poll(() => sentTo(calls, CREATE).length).toBe(1)
  expect(JSON.parse(sentTo(calls, CREATE)[0]?.body ?? '')).toMatchObject({ fee: '0.367971', feeQuote: 'quote.1' })
  const questions = sentTo(calls, 'ex/api/v1/withdrawals/terms').map(({ body }) => JSON.parse(body))
  expect(questions).toContainEqual({ coin: terms.coin, chain: terms.chain, addressId: bookEntry.id })
})

test('a withdrawal whose response was lost is recognized on a reloaded page although its fee has moved', async () => {
  const quoted = (fee: string) => ({ ...terms, feeMode: 'chain', fee, feeQuote: `quote of ${fee}`, feeUntil: at })
  const first = serve(
    served({ [CREATE]: new Error('gone'), [ASKED]: { done: false }, 'ex/api/v1/withdrawals/terms': quoted('0.30') }),
  )
  holdBack(ASKED)
  const { unmount } = await open()
  await withdraw('100', '428105')
  await expect.poll(() => first.filter(({ path }) => path.startsWith(ASKED)).length).toBe(1)
  await unmount()
  const done = { done: true, at, reply: made }
  const second = serve(served({ [CREATE]: made, [ASKED]: done, 'ex/api/v1/withdrawals/terms': quoted('0.31') }))
  await open()
  await withdraw('100', '913377')
  await expect.element(page.getByText('Your withdrawal is being reviewed.', { exact: false })).toBeVisible()
  expect(sentTo(second, CREATE)).toEqual([])
})
