import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { z } from 'zod'
import { serve } from '../lib/testing.ts'
import { openApp, publicInfo, signedIn, user } from '../shell/testing.tsx'
import { bookEntry, market, terms } from './testing.ts'
import type { BookEntry } from './withdrawals.queries.ts'

const PROVE = 'ex/api/v1/verification/prove_authenticator'
const untagged: BookEntry = { ...bookEntry, id: 'a1', remark: 'Plain' }
const tagged: BookEntry = { ...bookEntry, id: 'a2', remark: 'Exchange', tag: '104857' }
const served = (own: Partial<typeof terms> = {}, rows: readonly BookEntry[] = [tagged, untagged]) =>
  serve({
    ...signedIn('approved'),
    'ex/api/v1/user/info': {
      ...user('approved'),
      security: { email: true, mobile: true, google: true, passkey: false },
    },
    'ex/api/v0/public': publicInfo({ freezeHours: 24 }),
    'ex/api/v0/public/config': { market },
    'ex/api/v1/withdrawals/terms': { ...terms, ...own },
    'ex/api/v1/withdrawals/list_addresses': { rows },
    'ex/api/v1/withdrawals/list': { total: 0, page: 1, pageSize: 10, rows: [], next: null },
    'ex/api/v1/verification/demands': { demands: [['google']], masked: { email: null, mobile: null } },
    [PROVE]: new Error('gone'),
  })
const dialog = () => page.getByRole('dialog')
const field = (name: string | RegExp) => dialog().getByRole('textbox', { name })
/** Types a code and presses `submit`; returns what the code is to authorise. */
async function payloadProven(calls: ReturnType<typeof serve>, submit: string): Promise<unknown> {
  await dialog().getByRole('textbox', { name: 'Digit 1 of 6' }).click()
  await userEvent.keyboard('428105')
  await dialog().getByRole('button', { name: submit }).click()
  const proven = () => calls.find(({ path }) => path === PROVE)
  await expect.poll(proven).toBeDefined()
  return z.object({ payload: z.unknown() }).parse(JSON.parse(proven()?.body ?? 'null')).payload
}

test.each([
  ['en_US', 'Add a new address', /^Tag/u, 'Money sent without a needed tag may be lost.', 'Use visible characters'],
  ['zh_CN', '新增地址', /^标签/u, '需要标签而未填写时，资金可能丢失。', '只能使用可见字符'],
])('in %s the form says what a tag is for and what is wrong with one', async (locale, add, tag, help, wrong) => {
  served()
  await openApp(`/${locale}/assets/withdraw`, 'token')
  await page.getByRole('button', { name: add }).first().click()
  await expect.element(dialog().getByText(help)).toBeVisible()
  await field(tag).fill('104\u200b857')
  await userEvent.keyboard('{Tab}')
  await expect.element(dialog().getByText(wrong)).toBeVisible()
})

test('the code of a new address is for its tag too', async () => {
  const calls = served()
  await openApp('/en_US/assets/withdraw', 'token')
  await page.getByRole('button', { name: 'Add a new address' }).first().click()
  await field('Address').fill(bookEntry.address)
  await field(/^Tag/u).fill(' １０４８５８ ')
  await field('Remark').fill('Mine')
  for (const choice of ['Myself', 'I do: I hold its keys']) await dialog().getByText(choice, { exact: true }).click()
  const to = { coin: 'tUSD', chain: terms.chain, address: bookEntry.address, tag: '104858' }
  expect(await payloadProven(calls, 'Add address')).toEqual(to)
})

test('a needed tag is asked for', async () => {
  served({ memo: 'required' }, [])
  await openApp('/en_US/assets/withdraw', 'token')
  await page.getByRole('button', { name: 'Add a new address' }).first().click()
  await field('Address').fill(bookEntry.address)
  await field('Remark').fill('Mine')
  await dialog().getByRole('button', { name: 'Add address' }).hover()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Enter the tag that the recipient shows.')
})

test('a network without tags asks for none', async () => {
  served({ memo: 'none' }, [])
  await openApp('/en_US/assets/withdraw', 'token')
  await page.getByRole('button', { name: 'Add a new address' }).first().click()
  await expect.element(field('Address')).toBeVisible()
  expect(field(/^Tag/u).query()).toBeNull()
})

test('the book, the choice of an address and the last look show the tag, and the code is for it', async () => {
  const calls = served()
  await openApp('/en_US/assets/withdraw', 'token')
  await expect.element(page.getByRole('table', { name: 'Address book' }).getByText('Tag (memo): 104857')).toBeVisible()
  await page.getByRole('button', { name: /To address/u }).click()
  await page.getByRole('option', { name: /Exchange.*104857/u }).click()
  await page.getByRole('textbox', { name: 'Amount' }).fill('100')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(dialog().getByText('104857', { exact: true })).toBeVisible()
  const to = { address: bookEntry.address, tag: '104857', amount: '100.000000' }
  expect(await payloadProven(calls, 'Withdraw')).toMatchObject(to)
})
