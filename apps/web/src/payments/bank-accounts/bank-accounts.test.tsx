import { bankAccounts } from '@tessera/contract/payments/bank-accounts/bank-accounts.ts'
import { verification } from '@tessera/contract/access/verification/verification.ts'
import { contentText } from '@tessera/domain/payments/bank-accounts/account.ts'
import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sha256 } from '#parts/sha256.ts'
import { makeFieldKey, serve } from '#parts/testing.ts'
import { openApp, publicInfo, signedIn, user } from '#frame/testing.tsx'
import type { BankAccount } from './bank-accounts.queries.ts'

const named = { ...signedIn('approved'), 'ex/api/v1/user/info': { ...user('approved'), nickname: 'Ada' } }
const account: BankAccount = {
  id: 'b2f1c7de-52a5-4a6e-9f0a-0a3b6f0c1d22',
  fiat: 'SGD',
  bank: 'DBS Bank',
  accountName: 'Lim Jia Wen',
  accountNumberMasked: '•••• 2047',
  branch: null,
  bankCountry: 'SG',
  bankCode: null,
  ifsc: null,
  bankAddress: null,
  remark: null,
  paymentName: 'Lim Jia Wen',
  paymentAddress: 'Raffles Quay 1, 048583 Singapore, SG',
  payNowMasked: null,
  verifiedBy: null,
  nameMatch: null,
  addedAt: '2026-11-20T00:00:00.000Z',
  usableAt: '2026-11-22T00:00:00.000Z',
  usable: false,
  inOwnName: true,
}
const own = (...rows: BankAccount[]) => ({
  rows,
  max: 4,
  fiats: ['CNY', 'SGD', 'USD'],
  accountName: 'Lim Jia Wen',
  paymentName: 'Lim Jia Wen',
  address: { country: 'SG', town: '', street: 'Raffles Quay' },
  waitHours: 48,
})
const opened = async (path: string, more: object) => {
  const answers: Record<string, unknown> = {
    ...named,
    'ex/api/v0/public': publicInfo({ fieldKey: await makeFieldKey() }),
    [verification.demands.path]: { demands: [['google']], masked: { email: null, mobile: null } },
    ...more,
  }
  const calls = serve(answers)
  await openApp(path, 'token')
  return { answers, calls }
}

test('without an account the page offers to add one; without a nickname it says what is missing', async () => {
  const { answers } = await opened('/en_US/personal/receivingAccount', { [bankAccounts.get.path]: own() })
  await expect.element(page.getByText('No bank accounts yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add a bank account' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Account name' })).toHaveValue('Lim Jia Wen')
  answers['ex/api/v1/user/info'] = user('approved')
  await openApp('/en_US/personal/receivingAccount', 'token')
  await expect.element(page.getByText('Choose a nickname before you add a bank account.')).toBeVisible()
})

test('an unverified customer is led to the verification from both screens', async () => {
  await opened('/en_US/personal/receivingAccount', {
    [bankAccounts.get.path]: { ...own(), accountName: null },
    'ex/api/v1/user/info': user('pending'),
  })
  await expect.element(page.getByText('Verify your identity before you add a bank account.')).toBeVisible()
  const { path } = await openApp('/zh_CN/personal/bindBankCard', 'token')
  await page.getByRole('link', { name: '去认证' }).click()
  await expect.poll(path).toBe('/zh_CN/personal/kycEnter')
})

test('an account shows its bank, the end of its number, and when it becomes usable', async () => {
  await opened('/zh_CN/personal/receivingAccount', { [bankAccounts.get.path]: own(account) })
  const card = page.getByRole('region', { name: 'DBS Bank' })
  await expect.element(card.getByText('•••• 2047')).toBeVisible()
  await expect.element(card.getByText('等待中')).toBeVisible()
  await expect.element(card.getByText(/起可以提现/)).toBeVisible()
})

test('errors are shown at their fields; the confirmed account is encrypted, and the code is bound to all of it', async () => {
  const { answers, calls } = await opened('/en_US/personal/bindBankCard?fiat=SGD', {
    [bankAccounts.get.path]: own(account),
  })
  const number = page.getByRole('textbox', { name: 'Account number' })
  await expect.element(page.getByText('This replaces DBS Bank, •••• 2047.', { exact: false })).toBeVisible()
  await number.fill('12')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(page.getByText('Enter 6 to 34 letters and digits.')).toBeVisible()
  await expect.element(page.getByText('Choose a country or region.').first()).toBeVisible()
  await expect.element(page.getByText('Enter your town or city.').first()).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Street' })).toHaveValue('Raffles Quay')
  await page.getByRole('textbox', { name: 'Town or city' }).fill('Singapore')
  await number.fill('111-222 333')
  await page.getByRole('textbox', { name: 'Bank', exact: true }).fill('OCBC Bank')
  await page.getByRole('button', { name: /Country or region of the bank/ }).click()
  await page.getByRole('option', { name: 'Singapore' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('1112 2233 3')).toBeVisible()
  await expect.element(dialog.getByText('Name in payments')).toBeVisible()
  await expect.element(dialog.getByText('Raffles Quay, Singapore, SG')).toBeVisible()
  answers[verification.proveAuthenticator.path] = {
    verifyToken: 'v'.repeat(43),
    expiresAt: account.addedAt,
    missing: [],
  }
  const message = 'A SWIFT code has 8 or 11 letters and digits.'
  answers[bankAccounts.add.path] = new ApiError('BANK_ACCOUNT_CODE_INVALID', message, { field: 'bankCode' })
  await dialog.getByLabelText('Digit 1 of 6').fill('123456')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect.poll(() => calls.find(({ path }) => path === bankAccounts.add.path)).toBeDefined()
  const sent = JSON.parse(calls.find(({ path }) => path === bankAccounts.add.path)?.body ?? '') as Record<
    string,
    string
  >
  const address = { country: 'SG', town: 'Singapore', street: 'Raffles Quay' }
  const agreed = { paymentName: 'Lim Jia Wen', address }
  expect(sent).toMatchObject({ fiat: 'SGD', bank: 'OCBC Bank', bankCountry: 'SG', replaces: account.id, ...agreed })
  expect(sent['sealed']).toBeDefined()
  expect(JSON.stringify(sent)).not.toContain('111222333')
  const proven = JSON.parse(calls.find(({ path }) => path === verification.proveAuthenticator.path)?.body ?? '') as {
    payload: Record<string, string>
  }
  expect(proven.payload).toMatchObject({ fiat: 'SGD', bank: 'OCBC Bank', ending: '2333' })
  expect(proven.payload['content']).toMatch(/^[0-9a-f]{64}$/)
  const unsalted = {
    coin: 'SGD',
    accountNumber: '111222333',
    bank: 'OCBC Bank',
    bankCountry: 'SG',
    salt: '',
    ...agreed,
  }
  expect(proven.payload['content']).not.toBe(await sha256(contentText({ ...unsalted, replaces: account.id })))
})

test('an account shows its PayNow proxy, how it was verified, and the comparison of the names', async () => {
  const verified = { ...account, payNowMasked: '•••• 4567', verifiedBy: 'deposit', nameMatch: 'differs' } as const
  await opened('/en_US/personal/receivingAccount', { [bankAccounts.get.path]: own(verified) })
  const card = page.getByRole('region', { name: 'DBS Bank' })
  await expect.element(card.getByText('•••• 4567')).toBeVisible()
  await expect.element(card.getByText('Verified by a deposit from this account')).toBeVisible()
  await expect.element(card.getByText('Raffles Quay 1, 048583 Singapore, SG')).toBeVisible()
  await expect.element(card.getByText('Does not match your verified name')).toBeVisible()
})

test('asks for PayNow only for Singapore dollars, and rejects an invalid proxy at its field', async () => {
  await opened('/en_US/personal/bindBankCard', { [bankAccounts.get.path]: own() })
  const choose = async (fiat: string) => {
    await page.getByRole('button', { name: /Currency/ }).click()
    await page.getByRole('option', { name: fiat }).click()
  }
  await choose('SGD')
  const proxy = page.getByRole('textbox', { name: /PayNow/ })
  await proxy.fill('6123 4567')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(page.getByText(/^Enter a \+65 mobile number/)).toBeVisible()
  await choose('USD')
  await expect.element(proxy).not.toBeInTheDocument()
})
