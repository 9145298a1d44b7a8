import { ApiError } from '@tessera/contract/platform/http/client.ts'
import type { operators } from '@tessera/contract/office/operators/operators.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#frame/testing.tsx'
import { api } from '#parts/api.ts'
import { InstructionsPage } from './instructions.page.tsx'
import type { InstructionRow } from './instruction-columns.tsx'
import type { SourceRow } from './source-columns.tsx'

const id = '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10'
const source = (about: Partial<SourceRow> = {}): SourceRow => ({
  kind: 'issuer_proceeds',
  of: id,
  coin: 'SGD',
  label: 'OPSA',
  payee: { key: 'issuer:Ops Harbour', name: 'Ops Harbour Pte Ltd' },
  balance: '15000.00',
  fee: '300.00',
  recovered: '0.00',
  payable: '14700.00',
  prepared: '0.00',
  inTransit: '0.00',
  paid: '0.00',
  beneficiaryId: id,
  ...about,
})
const instruction = (about: Partial<InstructionRow> = {}): InstructionRow => ({
  id,
  number: 'PI2601011001',
  kind: 'issuer_proceeds',
  of: id,
  coin: 'SGD',
  label: 'OPSA',
  payee: { key: 'issuer:Ops Harbour', name: 'Ops Harbour Pte Ltd' },
  amount: '14700.00',
  fee: '300.00',
  recovered: '0.00',
  overpaid: '0.00',
  repaid: '0.00',
  reference: '222222225',
  account: { name: 'Ops Harbour Pte Ltd', bank: 'DBS', ending: '6655' },
  isByHand: false,
  status: 'prepared',
  heldBack: null,
  note: '',
  preparedBy: 'Ana',
  preparedAt: '2026-01-01T00:00:00.000Z',
  statusAt: '2026-01-01T00:00:00.000Z',
  batch: null,
  paidBy: null,
  returnedBy: null,
  ...about,
})
const ana: ReplyOf<typeof operators.me> = {
  id,
  name: 'Ana',
  roles: ['finance'],
  permissions: ['payment_instructions.read', 'payment_instructions.decide'],
}

beforeEach(() => void vi.spyOn(api.operators, 'me').mockResolvedValue(ana))
const showSources = async (...rows: SourceRow[]) => {
  vi.spyOn(api.paymentInstructions, 'sources').mockResolvedValue({ rows })
  await show(InstructionsPage, '/console/en_US/payments')
}
const pay = () => page.getByRole('dialog').getByRole('button', { name: 'Prepare payment' })

test('prepares a payment with the offered amount, and says which fee its approval charges', async () => {
  const prepare = vi.spyOn(api.paymentInstructions, 'prepare').mockResolvedValue(instruction())
  await showSources(source())
  await page.getByRole('button', { name: 'Prepare payment' }).click()
  await expect.element(page.getByText('If approved, the agreed fee of 300.00 SGD is charged.')).toBeVisible()
  await expect.element(page.getByLabelText('Amount')).toHaveValue('14700.00')
  await pay().click()
  await expect
    .poll(() => prepare.mock.calls[0]?.[0])
    .toEqual({
      kind: 'issuer_proceeds',
      of: id,
      coin: 'SGD',
      amount: '14700.00',
      note: '',
    })
})

test('shows the refusal of the server at the amount', async () => {
  const refusal = new ApiError('INSTRUCTION_ABOVE_AVAILABLE', 'At most 14,700.00 SGD can be paid.', { field: 'amount' })
  vi.spyOn(api.paymentInstructions, 'prepare').mockRejectedValue(refusal)
  await showSources(source())
  await page.getByRole('button', { name: 'Prepare payment' }).click()
  await pay().click()
  await expect.element(page.getByLabelText('Amount')).toHaveAccessibleDescription('At most 14,700.00 SGD can be paid.')
})

test('a payee without an account cannot be paid, and a payer’s account is typed for a return', async () => {
  await showSources(source({ beneficiaryId: null }))
  await page.getByRole('button', { name: 'Prepare payment' }).click()
  await expect.element(pay()).toHaveAttribute('aria-disabled', 'true')
  await expect
    .element(page.getByText('First add the payee’s account in SGD. Two people must approve it.').first())
    .toBeVisible()
})

test('asks for the payer’s account of a payment to send back, with the name from the bank line', async () => {
  await showSources(
    source({
      kind: 'payment_return',
      label: 'L-9',
      payee: { key: 'payer:1', name: 'Eve Tan' },
      fee: '0.00',
      payable: '40.00',
    }),
  )
  await page.getByRole('button', { name: 'Prepare payment' }).click()
  await expect.element(page.getByLabelText('Account holder')).toHaveValue('Eve Tan')
  await expect.element(pay()).toHaveAttribute('aria-disabled', 'true')
})

test('marks an instruction whose payee was paid too much', async () => {
  vi.spyOn(api.paymentInstructions, 'list').mockResolvedValue({
    rows: [instruction({ status: 'settled', isByHand: true, overpaid: '50.00' })],
    total: 1,
    page: 1,
    pageSize: 20,
    next: null,
  })
  await show(InstructionsPage, '/console/en_US/payments?tab=instructions')
  await expect.element(page.getByText('Overpaid: 50.00 owed')).toBeVisible()
  await expect.element(page.getByText('Ops Harbour Pte Ltd · OPSA')).toBeVisible()
})
