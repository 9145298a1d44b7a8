import { ApiError } from '@tessera/contract/client.ts'
import { verification } from '@tessera/contract/verification.ts'
import { withdrawals } from '@tessera/contract/withdrawals.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serve } from '../lib/testing.ts'
import { openApp, publicInfo, signedIn } from '../shell/testing.tsx'
import { bookEntry, market, terms } from './testing.ts'

const REFUSED = 'This is not the address of a wallet.'

test('a refused address can be corrected: it is named at its field, and its code is forgotten', async () => {
  serve({
    ...signedIn('approved'),
    'ex/api/v0/public': publicInfo({ freezeHours: 24 }),
    'ex/api/v0/public/config': { market },
    [withdrawals.terms.path]: terms,
    [withdrawals.listAddresses.path]: { rows: [bookEntry] },
    [withdrawals.list.path]: { total: 0, page: 1, pageSize: 10, rows: [], next: null },
    [verification.demands.path]: { demands: [['mobile']], masked: { email: null, mobile: '+65****0001' } },
    [verification.sendCode.path]: {
      challengeId: 'challenge',
      resendAt: new Date(Date.now() + 90_000).toISOString(),
      channelStatus: 'normal',
    },
    [verification.prove.path]: { verifyToken: 'proven', missing: [] },
    [withdrawals.addAddress.path]: new ApiError('ADDRESS_NOT_A_WALLET', REFUSED, { field: 'address' }),
  })
  await openApp('/en_US/assets/withdraw', 'token')
  await page.getByRole('button', { name: 'Add a new address' }).first().click()
  const dialog = page.getByRole('dialog')
  const address = dialog.getByRole('textbox', { name: 'Address' })
  await address.fill('7hKq2vWxRtN4bJc9PzLmYd3fUsEa8GkTo5VnQi1XwHrB')
  await dialog.getByRole('textbox', { name: 'Remark' }).fill('Mine')
  await dialog.getByText('Myself', { exact: true }).click()
  await dialog.getByText('I do: I hold its keys').click()
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
