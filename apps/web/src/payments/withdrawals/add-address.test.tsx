import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { verification } from '@tessera/contract/access/verification/verification.ts'
import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import type { MemoRule } from '@tessera/domain/payments/withdrawals/tag.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { openApp, publicInfo, signedIn } from '#frame/testing.tsx'
import { bookEntry, market, terms } from './testing.ts'

const REFUSED = 'This is not the address of a wallet.'
const serveForm = (memo: MemoRule, refused: ApiError) =>
  serve({
    ...signedIn('approved'),
    'ex/api/v0/public': publicInfo({ freezeHours: 24 }),
    'ex/api/v0/public/config': { market },
    [withdrawals.terms.path]: { ...terms, memo },
    [withdrawals.listAddresses.path]: { rows: [bookEntry] },
    [withdrawals.list.path]: { total: 0, page: 1, pageSize: 10, rows: [], next: null },
    [verification.demands.path]: { demands: [['mobile']], masked: { email: null, mobile: '+65****0001' } },
    [verification.sendCode.path]: {
      challengeId: 'challenge',
      resendAt: new Date(Date.now() + 90_000).toISOString(),
      channelStatus: 'normal',
    },
    [verification.prove.path]: { verifyToken: 'proven', missing: [] },
    [withdrawals.addAddress.path]: refused,
  })

test('a refused address can be corrected: the error is at its field, and its code is discarded', async () => {
  serveForm('none', new ApiError('ADDRESS_NOT_A_WALLET', REFUSED, { field: 'address' }))
  await openApp('/en_US/assets/withdraw', 'token')
  await page.getByRole('button', { name: 'Add address' }).first().click()
  const dialog = page.getByRole('dialog')
  const address = dialog.getByRole('textbox', { name: 'Address' })
  await address.fill('7hKq2vWxRtN4bJc9PzLmYd3fUsEa8GkTo5VnQi1XwHrB')
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Mine')
  await dialog.getByText('Myself', { exact: true }).click()
  await dialog.getByText('Self-hosted: I hold the keys').click()
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect.element(address).toHaveAttribute('readonly')
  await dialog.getByLabelText('Digit 1 of 6').click()
  await userEvent.keyboard('123456')
  await dialog.getByRole('button', { name: 'Add address' }).click()
  await expect.element(address).toHaveAccessibleDescription(REFUSED)
  await expect.element(address).not.toHaveAttribute('readonly')
  expect(dialog.getByText(REFUSED).all()).toHaveLength(1)
  await address.fill('9hKq2vWxRtN4bJc9PzLmYd3fUsEa8GkTo5VnQi1XwHrB')
  await expect.element(dialog.getByText(REFUSED)).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('button', { name: 'Send code' })).toBeEnabled()
})

const PLATFORM_ID = '0c0a7b3e-2f5d-4c1b-9a51-3a3f0f6f2c11'
test.each([
  [
    'en_US',
    'Add address',
    'Tag (memo)',
    'If you leave out a required tag, the money may be lost.',
    'The tag cannot contain a UUID',
  ],
  [
    'zh_CN',
    '添加地址',
    '标签（Memo）',
    '需要标签而未填写时，资金可能丢失。',
    '标签不能包含 UUID（如提现编号），请与收款方核对。',
  ],
])('in %s the form explains the tag and says what is wrong with one', async (locale, add, label, help, wrong) => {
  serveForm('optional', new ApiError('ADDRESS_TAG_NOT_TAKEN', 'unused'))
  await openApp(`/${locale}/assets/withdraw`, 'token')
  await page.getByRole('button', { name: add }).first().click()
  const tag = page.getByRole('dialog').getByRole('textbox', { name: label })
  await expect.element(tag).toHaveAccessibleDescription(expect.stringContaining(help))
  await tag.fill(PLATFORM_ID)
  await userEvent.keyboard('{Tab}')
  await expect.element(tag).toHaveAccessibleDescription(expect.stringContaining(wrong))
})

test('shows no tag field for a network without tags', async () => {
  serveForm('none', new ApiError('ADDRESS_TAG_NOT_TAKEN', 'unused'))
  await openApp('/en_US/assets/withdraw', 'token')
  await page.getByRole('button', { name: 'Add address' }).first().click()
  await expect.element(page.getByRole('dialog').getByRole('textbox', { name: 'Address' })).toBeVisible()
  expect(page.getByRole('dialog').getByRole('textbox', { name: /^Tag/u }).query()).toBeNull()
})
