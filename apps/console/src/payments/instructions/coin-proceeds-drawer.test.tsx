import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#frame/testing.tsx'
import { api } from '#parts/api.ts'
import { OpenCase } from '#services/approvals/case-drawer.page.tsx'

const id = '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10'

function site(issuerAccount: 'open' | 'missing') {
  vi.spyOn(api.operators, 'me').mockResolvedValue({
    id,
    name: 'Ana',
    roles: ['finance'],
    permissions: ['payment_instructions.decide'],
  })
  vi.spyOn(api.approvals, 'subject').mockImplementation(({ proposal }) =>
    Promise.resolve({
      content: {
        symbol: 'LUMA',
        issuer: 'Luma Ltd',
        customer: null,
        issuerAccount,
        coin: 'tUSD',
        payable: '73.500000',
        amount: '73.500000',
        ...proposal,
      },
      contentHash: JSON.stringify(proposal ?? {}),
      approvable: true,
      summary: null,
      requests: [],
    }),
  )
  return show(() => <OpenCase />, '/console/en_US/payments?case=coin_proceeds:42')
}

test('proposes a part of the proceeds, and shows the refusal of the account at its field', async () => {
  await site('missing')
  const refusal = new ApiError('ISSUER_ACCOUNT_UNFIT', 'Enter the number of a verified, active company account.', {
    field: 'account',
  })
  const propose = vi.spyOn(api.approvals, 'propose').mockRejectedValue(refusal)
  const number = page.getByRole('textbox', { name: 'Account ID of the issuer’s company' })
  await page.getByRole('textbox', { name: 'Amount to pay' }).fill('20.5')
  await number.fill('100042')
  await page.getByRole('textbox', { name: 'Internal note' }).fill('First part.')
  await page.getByRole('button', { name: 'Propose approval' }).click()
  await expect
    .poll(() => propose.mock.lastCall?.[0])
    .toMatchObject({
      kind: 'coin_proceeds',
      subjectId: '42',
      verdict: 'approve',
      proposal: { amount: '20.5', account: '100042' },
    })
  await expect.element(number).toHaveAttribute('aria-invalid', 'true')
  await expect.element(number).toHaveAccessibleDescription(/Enter the number of a verified, active company account\./u)
  await number.fill('100043')
  await expect.element(number).not.toHaveAttribute('aria-invalid', 'true')
})

test('asks for no account if the offer has an application, and pays everything without an amount', async () => {
  await site('open')
  const propose = vi.spyOn(api.approvals, 'propose').mockRejectedValue(new Error('nobody'))
  await page.getByRole('textbox', { name: 'Internal note' }).fill('All of it.')
  await expect.element(page.getByRole('textbox', { name: 'Amount to pay' })).toBeVisible()
  expect(page.getByRole('textbox', { name: 'Account ID of the issuer’s company' }).elements()).toEqual([])
  await page.getByRole('button', { name: 'Propose approval' }).click()
  await expect.poll(() => propose.mock.lastCall?.[0]).toMatchObject({ kind: 'coin_proceeds', proposal: {} })
})
