import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { z } from 'zod'
import { serve } from '#parts/testing.ts'
import type { Wallet } from '#parts/wallets.ts'
import { openApp, publicInfo, signedIn } from '#frame/testing.tsx'
import { bookEntry, market, terms } from './testing.ts'
import type { BookEntry } from './withdrawals.queries.ts'

const [TELL, PROVE] = ['ex/api/v1/withdrawals/tell_beneficiary', 'ex/api/v1/withdrawals/prove_address'] as const
const served = (entry: BookEntry, about: Record<string, unknown> = {}) =>
  serve({
    ...signedIn('approved'),
    'ex/api/v0/public': publicInfo({ freezeHours: 24 }),
    'ex/api/v0/public/config': { market },
    'ex/api/v1/withdrawals/terms': terms,
    'ex/api/v1/withdrawals/list_addresses': { rows: [entry] },
    'ex/api/v1/withdrawals/list': { total: 0, page: 1, pageSize: 10, rows: [], next: null },
    ...about,
  })
const unknown: BookEntry = { ...bookEntry, beneficiary: null, identification: 'unknown' }
const unproved: BookEntry = { ...bookEntry, identification: 'unproved' }
const bodyOf = (calls: ReturnType<typeof serve>, path: string) =>
  z.record(z.string(), z.unknown()).parse(JSON.parse(calls.find((call) => call.path === path)?.body ?? 'null'))

test.each([
  [
    'en_US',
    unknown,
    'Amount',
    'Continue',
    'Add beneficiary details for this address, or withdraw at most 1,110.00 USD.',
  ],
  ['zh_CN', unproved, '提现数量', '下一步', '请先验证该钱包的所有权，或提现不超过 1,110.00 USD。'],
])(
  'in %s an amount above the limit for unidentified beneficiaries is rejected at the address',
  async (locale, entry, label, go, words) => {
    served(entry)
    await openApp(`/${locale}/assets/withdraw`, 'token')
    await page.getByRole('textbox', { name: label, exact: true }).fill('1110.01')
    await page.getByRole('button', { name: go }).click()
    await expect.element(page.getByText(words)).toBeVisible()
    expect(page.getByRole('dialog').query()).toBeNull()
  },
)

test('a beneficiary can be added from the form, and missing fields are named at the button', async () => {
  const calls = served(unknown, { [TELL]: bookEntry })
  await openApp('/en_US/assets/withdraw', 'token')
  await page.getByRole('button', { name: 'Add beneficiary details' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Beneficiary details for First' })
  await dialog.getByText('Someone else', { exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Full name or company name' }).fill(' Lee Jun Jie ')
  await dialog.getByRole('button', { name: /Country of residence/u }).click()
  await page.getByRole('option', { name: /Malaysia/u }).click()
  await dialog.getByText('Self-hosted: they hold the keys').click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Beneficiary saved.')).toBeVisible()
  const person = { name: 'Lee Jun Jie', country: 'MY' }
  expect(bodyOf(calls, TELL)).toMatchObject({ id: bookEntry.id, beneficiary: { person, provider: null } })
})

/** A wallet that registers itself like a browser extension, with its own key. */
async function openWallet(name: string, address: string): Promise<CryptoKey> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify'])
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))
  const account = { address, publicKey: raw, chains: ['solana:devnet'], features: ['solana:signMessage'] } as const
  const signMessage = async ({ message }: { message: Uint8Array<ArrayBuffer> }) => [
    { signedMessage: message, signature: new Uint8Array(await crypto.subtle.sign('Ed25519', privateKey, message)) },
  ]
  const wallet: Wallet = {
    version: '1.0.0',
    name,
    icon: 'data:image/png;base64,',
    chains: ['solana:devnet'],
    accounts: [account],
    features: {
      'standard:connect': { version: '1.0.0', connect: async () => ({ accounts: [account] }) },
      'solana:signMessage': { version: '1.1.0', signMessage },
    },
  }
  const register = ({ register: add }: { register: (wallet: Wallet) => void }) => add(wallet)
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  return publicKey
}

test('a wallet in the browser signs the line, and another one reports that it does not have the key', async () => {
  const calls = served(unproved, { [PROVE]: bookEntry })
  await openApp('/en_US/assets/withdraw', 'token')
  await page.getByRole('button', { name: 'Verify ownership' }).last().click()
  await openWallet('Other', 'EbWqZLrF6oKvc2nAvGvXF1DYmCJvGnzYcMfJuX1v9YbP')
  const key = await openWallet('Mine', bookEntry.address)
  const dialog = page.getByRole('dialog', { name: 'Verify that you own First' })
  await dialog.getByRole('button', { name: 'Sign with Other' }).click()
  await expect
    .element(dialog.getByText('This wallet does not hold the key to this address. Switch to the wallet that does.'))
    .toBeVisible()
  await dialog.getByRole('button', { name: 'Sign with Mine' }).click()
  await dialog.getByRole('button', { name: 'Verify signature' }).click()
  await expect.element(page.getByText('Wallet verified.')).toBeVisible()
  const { signature: sent } = bodyOf(calls, PROVE)
  const signature = Uint8Array.from(atob(String(sent)), (letter) => letter.charCodeAt(0))
  const line = new TextEncoder().encode(bookEntry.ownershipText)
  expect(await crypto.subtle.verify('Ed25519', key, signature, line)).toBe(true)
})

test('a signature made elsewhere can be pasted, and an invalid one is reported', async () => {
  const calls = served(unproved, { [PROVE]: bookEntry })
  await openApp('/zh_CN/assets/withdraw', 'token')
  await page.getByRole('button', { name: '验证所有权' }).last().click()
  const field = page.getByRole('dialog').getByRole('textbox', { name: '签名' })
  await field.fill('abc')
  await page.getByRole('dialog').getByRole('heading').click()
  await expect.element(page.getByText('请输入钱包生成的签名。')).toBeVisible()
  const signature = '5'.repeat(88)
  await field.fill(signature)
  await page.getByRole('button', { name: '验证签名' }).click()
  await expect.element(page.getByText('钱包所有权已验证。')).toBeVisible()
  expect(bodyOf(calls, PROVE)).toMatchObject({ id: bookEntry.id, signature })
})
