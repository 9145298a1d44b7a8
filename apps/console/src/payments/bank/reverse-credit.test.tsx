import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { queuedLine } from './testing.ts'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import { OpenCase } from '#services/approvals/case-drawer.page.tsx'

const { id } = queuedLine()
const subject = vi.spyOn(api.approvals, 'subject')
const line = vi.spyOn(api.bank, 'line')
const cause = (code: string, en_US: string) =>
  ({ act: 'creditReversal', code, name: { en_US, zh_CN: en_US }, text: { en_US, zh_CN: en_US }, isOpen: true }) as const

beforeEach(() => {
  vi.spyOn(api.operators, 'me').mockResolvedValue({
    id,
    name: 'Arjun',
    roles: ['finance'],
    permissions: ['fiat_orders.match'],
  })
  vi.spyOn(api.bank, 'lines').mockResolvedValue({ page: 1, pageSize: 20, next: null, rows: [], total: 0 })
  vi.spyOn(api.approvals, 'reasons').mockResolvedValue({
    rows: [
      cause('not_received', 'Our bank did not receive this payment.'),
      cause('booked_twice', 'The payment was credited twice.'),
    ],
  })
  subject.mockImplementation(({ kind, proposal }) =>
    Promise.resolve({
      content: kind === 'credit_reversal' ? { line: { lineId: 'L-9' }, reversalCause: 'not_received' } : null,
      contentHash: JSON.stringify(proposal ?? {}),
      approvable: kind === 'credit_reversal',
      summary: null,
      requests: [],
    }),
  )
})

const reverse = () => page.getByRole('button', { name: 'Reverse credit' })
const open = () => show(() => <OpenCase />, `/console/en_US/bank?case=fiat_match:${id}`)

test('a maker opens the reversal from a credited line and gives the cause in words that the customer reads', async () => {
  line.mockResolvedValue(queuedLine({ status: 'credited' }))
  const propose = vi.spyOn(api.approvals, 'propose').mockRejectedValue(new Error('the request is not part of the test'))
  await open()
  await reverse().click()
  await page.getByRole('button', { name: /Reason shown to the customer/u }).click()
  await page.getByRole('option', { name: 'The payment was credited twice.' }).click()
  await page.getByRole('textbox', { name: 'Additional note to the customer' }).fill('Sorry.')
  await page.getByRole('textbox', { name: 'Internal note' }).fill('Booked in two files.')
  await page.getByRole('button', { name: 'Propose approval' }).click()
  await expect
    .poll(() => propose.mock.lastCall?.[0])
    .toMatchObject({
      kind: 'credit_reversal',
      subjectId: id,
      proposal: { cause: 'booked_twice', customerMessage: 'Sorry.' },
    })
})

test.each([
  ['a line that waits', queuedLine()],
  ['a line that is reversed already', queuedLine({ status: 'reversed' })],
] as const)('%s offers no reversal', async (_, row) => {
  line.mockResolvedValue(row)
  await open()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect.poll(() => line.mock.calls.length).toBeGreaterThan(0)
  expect(reverse().elements()).toEqual([])
})
