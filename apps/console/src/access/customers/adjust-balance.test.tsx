import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import { AdjustBalance } from './adjust-balance.tsx'
import { AdjustmentList } from './adjustment-list.tsx'
import type { Security } from './customers.queries.ts'

const id = '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10'
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the dialog reads only these facts
const customer = { id, number: '30001' } as Security
const text = (word: string) => ({ en_US: word, zh_CN: word })

function site() {
  const coin = (code: string, kind: 'fiat' | 'crypto' | 'token') => ({
    coin: code,
    kind,
    name: { en_US: code, zh_CN: code },
    lang_logo: { en_US: '', zh_CN: '' },
    logo: null,
    coin_precision: 2,
    symbolPrecision: 2,
  })
  vi.spyOn(api.operators, 'me').mockRejectedValue(new Error('nobody'))
  vi.spyOn(api.publicConfig, 'market').mockResolvedValue({
    market: { coins: { SGD: coin('SGD', 'fiat'), AURB: coin('AURB', 'token') }, chains: {} },
  })
  vi.spyOn(api.approvals, 'reasons').mockResolvedValue({
    rows: [{ act: 'adjustment', code: 'goodwill', name: text('Goodwill'), text: text('A gift.'), isOpen: true }],
  })
}

test('ADM-03 proposes a debit with its amount, its value, reason and both notes, and offers no tokens of products', async () => {
  site()
  const propose = vi.spyOn(api.approvals, 'propose').mockRejectedValue(new Error('nobody'))
  const worth = vi.spyOn(api.adjustments, 'worth').mockResolvedValue({
    value: '12.5',
    currency: 'SGD',
    together: '40',
    waitHours: 24,
  })
  await show(() => <AdjustBalance customer={customer} onClose={() => undefined} />)
  const button = page.getByRole('button', { name: 'Propose' })
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await page.getByText('Debit', { exact: true }).click()
  await page.getByRole('button', { name: /Currency/u }).click()
  await expect.element(page.getByRole('option', { name: 'SGD' })).toBeVisible()
  expect(page.getByRole('option', { name: 'AURB' }).elements()).toEqual([])
  await page.getByRole('option', { name: 'SGD' }).click()
  await page.getByRole('textbox', { name: 'Amount' }).fill('12.50')
  await expect
    .element(page.getByText(/Value:/u))
    .toMatchTextContent(
      /Value: 12\.5 SGD With this customer’s recent adjustments in the same direction: 40 SGD The second person can approve it 24 hours after the proposal\./u,
    )
  expect(worth.mock.lastCall?.[0]).toEqual({ customerId: id, act: 'debit', coin: 'SGD', amount: '12.50' })
  await page.getByRole('button', { name: /Reason for the customer/u }).click()
  await page.getByRole('option', { name: 'Goodwill' }).click()
  await page.getByRole('textbox', { name: 'Note to the customer (English)' }).fill('Sorry.')
  await page.getByRole('textbox', { name: 'Note to the customer (Chinese)' }).fill('抱歉。')
  await page.getByRole('textbox', { name: 'Reason', exact: true }).fill('Ticket 7')
  await button.click()
  await expect
    .poll(() => propose.mock.lastCall?.[0])
    .toEqual({
      kind: 'balance_adjustment',
      subjectId: id,
      verdict: 'approve',
      reason: 'Ticket 7',
      proposal: {
        movement: 'debit',
        coin: 'SGD',
        amount: '12.50',
        worth: { value: '12.5', currency: 'SGD' },
        reasonCode: 'goodwill',
        note: { en_US: 'Sorry.', zh_CN: '抱歉。' },
      },
    })
})

test('lists adjustments with the reason and the note', async () => {
  site()
  vi.spyOn(api.adjustments, 'list').mockResolvedValue({
    total: 1,
    page: 1,
    pageSize: 20,
    next: null,
    rows: [
      {
        id,
        number: 'A-1001',
        act: 'write_off',
        coin: 'SGD',
        amount: '40.00',
        reasonCode: 'goodwill',
        reason: text('A gift.'),
        note: text('Sorry.'),
        at: '2030-01-01T00:00:00.000Z',
      },
    ],
  })
  await show(() => <AdjustmentList customerId={id} />)
  await expect
    .element(page.getByRole('listitem'))
    .toMatchTextContent(/Debt written off · 40\.00.*A-1001 · A gift\. Sorry\./u)
})
