import { paymentMethods } from '@tessera/contract/desk/payment-methods/payment-methods.ts'
import { verification } from '@tessera/contract/access/verification/verification.ts'
import { methodText } from '@tessera/domain/desk/payment-methods/method.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { makeFieldKey, serve } from '#parts/testing.ts'
import { openApp, publicInfo, signedIn, user } from '#frame/testing.tsx'
import type { PaymentMethod } from './payment-methods.queries.ts'

const at = '2026-11-20T00:00:00.000Z'
const method: PaymentMethod = {
  id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b20',
  kind: 'paynow',
  accountName: 'Lim Jia Wen',
  accountMasked: '•••• 4567',
  bank: null,
  branch: null,
  bankCode: null,
  remark: null,
  qr: null,
  active: true,
  addedAt: at,
  usableAt: at,
  usable: true,
  inOwnName: true,
}
const own = (...rows: PaymentMethod[]) => ({ rows, max: 10, accountName: 'Lim Jia Wen', waitHours: 48 })
async function opened(path: string, more: Record<string, unknown> = {}) {
  const answers: Record<string, unknown> = {
    ...signedIn('approved'),
    'ex/api/v1/user/info': { ...user('approved'), nickname: 'Ada' },
    'ex/api/v0/public': publicInfo({ fieldKey: await makeFieldKey() }),
    [verification.demands.path]: { demands: [['google']], masked: { email: null, mobile: null } },
    [verification.proveAuthenticator.path]: { verifyToken: 'a token of sixteen letters', expiresAt: at, missing: [] },
    [paymentMethods.list.path]: own(),
    ...more,
  }
  const calls = serve(answers)
  const app = await openApp(path, 'token')
  const bodies = (of: string) =>
    calls.filter((call) => call.path === of).map(({ body }) => JSON.parse(body) as Record<string, unknown>)
  return { answers, app, bodies }
}

test('sends the account encrypted, with a code bound to all saved fields', async () => {
  const { answers, bodies } = await opened('/en_US/personal/paymentMethods', { [paymentMethods.add.path]: method })
  await page.getByRole('button', { name: 'Add a payment method' }).click()
  await page.getByRole('button', { name: /Type/u }).click()
  await page.getByRole('option', { name: /PayNow/u }).click()
  await page.getByRole('textbox', { name: 'PayNow proxy' }).fill('+65 9123 4567')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).click()
  await userEvent.keyboard('428105')
  answers[paymentMethods.list.path] = own(method)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect.element(page.getByText('•••• 4567')).toBeVisible()
  const [proof] = bodies(verification.proveAuthenticator.path)
  expect(proof).toMatchObject({ scene: 'set_payment_method', payload: { kind: 'paynow', ending: '4567' } })
  const [sent] = bodies(paymentMethods.add.path)
  expect(sent).toMatchObject({ kind: 'paynow', verifyToken: 'a token of sixteen letters' })
  expect(sent).toHaveProperty('sealed')
  expect(JSON.stringify(sent)).not.toContain('9123')
  expect(methodText({ kind: 'paynow', account: '+65 9123 4567', salt: 's' })).toContain('+6591234567')
})

test('each missing requirement links to its step', async () => {
  const { answers } = await opened('/en_US/personal/paymentMethods', { 'ex/api/v1/user/info': user('approved') })
  await expect.element(page.getByText('Choose a nickname', { exact: false }).first()).toBeVisible()
  answers['ex/api/v1/user/info'] = user('pending')
  const { path } = await openApp('/zh_CN/personal/paymentMethods', 'token')
  await page.getByRole('link', { name: '去认证' }).click()
  await expect.poll(path).toBe('/zh_CN/personal/kycEnter')
})

test('a method can be switched off and is marked; a method in another name must be replaced', async () => {
  const off = { ...method, active: false, usable: false }
  const { answers, bodies } = await opened('/en_US/personal/paymentMethods', {
    [paymentMethods.list.path]: own(method),
    [paymentMethods.activate.path]: off,
  })
  await expect.element(page.getByText('Ready')).toBeVisible()
  answers[paymentMethods.list.path] = own(off, { ...method, id: offId, kind: 'fps', usable: false, inOwnName: false })
  await page.getByText('Use in deals').click()
  await expect.element(page.getByText('Turned off', { exact: true })).toBeVisible()
  await expect
    .element(page.getByText('The name differs from your current verified name', { exact: false }))
    .toBeVisible()
  expect(bodies(paymentMethods.activate.path)).toEqual([{ id: method.id, active: false }])
})

const offId = '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b21'

test('asks for a QR code for methods that people scan, but not for a bank transfer', async () => {
  await opened('/en_US/personal/paymentMethods')
  await page.getByRole('button', { name: 'Add a payment method' }).click()
  await page.getByRole('button', { name: /Type/u }).click()
  await page.getByRole('option', { name: /Alipay/u }).click()
  await expect.element(page.getByText('QR code (optional)').first()).toBeVisible()
  await expect.element(page.getByText(/up to 5 MB/).first()).toBeVisible()
  await page.getByRole('button', { name: /Type/u }).click()
  await page.getByRole('option', { name: /Bank transfer/u }).click()
  await expect.element(page.getByText('QR code (optional)')).not.toBeInTheDocument()
})
