import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { page, userEvent } from 'vitest/browser'
import type { Request } from './approvals.queries.ts'
import { queuedLine, openOrder } from '#payments/bank/testing.ts'
import { api } from '#parts/api.ts'
import { closeSession, openSession } from '#parts/session.ts'
import { show } from '#frame/testing.tsx'
import { OpenCase } from './case-drawer.page.tsx'

const { id } = queuedLine()
const subject = vi.spyOn(api.approvals, 'subject')
const onePage = { page: 1, pageSize: 20, next: null }
/** A request of a colleague. */
const theirs: Request = {
  id,
  number: 'A-1',
  kind: 'fiat_match',
  subjectId: id,
  verdict: 'approve',
  reason: 'For colleagues.',
  reasonCode: null,
  reasonText: null,
  customerMessage: null,
  status: 'requested',
  by: { id: `${id.slice(0, -1)}1`, name: 'Priya' },
  at: '2026-01-01T00:00:00.000Z',
  content: {},
  contentHash: JSON.stringify('as proposed'),
  decided: null,
}
const orders = vi.spyOn(api.bank, 'orders')

/** The server's response for the line: `open` is the proposal that needs a second operator. */
const subjectWith = (open: Request[] = []) =>
  subject.mockImplementation(({ proposal }) =>
    Promise.resolve({
      content: { line: { lineId: 'L-9' } },
      contentHash: JSON.stringify(proposal ?? 'as proposed'),
      approvable: true,
      summary: null,
      requests: open,
    }),
  )

beforeEach(() => {
  vi.spyOn(api.operators, 'me').mockResolvedValue({
    id,
    name: 'Arjun',
    roles: ['finance'],
    permissions: ['fiat_orders.match'],
  })
  vi.spyOn(api.bank, 'line').mockResolvedValue(queuedLine())
  vi.spyOn(api.bank, 'lines').mockResolvedValue({ ...onePage, rows: [], total: 0 })
  orders.mockImplementation(({ search = '', status }) => {
    const rows = [openOrder()].filter((each) => each.status === status && each.reference.includes(search))
    return Promise.resolve({ ...onePage, rows, total: rows.length })
  })
})

const open = (kind: 'fiat_match' | 'bank_line_out') =>
  show(() => <OpenCase />, `/console/en_US/bank?case=${kind}:${id}`)
const chooser = (name: string) => page.getByRole('button', { name, exact: false })

test.each([
  ['fiat_match', 'Order'],
  ['bank_line_out', 'What was this payment for?'],
] as const)('in %s a maker chooses, and the second person sees the proposal', async (kind, name) => {
  subjectWith()
  const { client } = await open(kind)
  await expect.element(chooser(name)).toBeVisible()
  subjectWith([{ ...theirs, kind }])
  await client.refetchQueries()
  await expect.poll(() => chooser(name).elements()).toEqual([])
  await page.getByRole('textbox', { name: 'Internal note' }).fill('I compared it.')
  expect(page.getByText(/The content changed after the proposal/u).elements()).toEqual([])
  await expect.element(page.getByRole('button', { name: 'Approve', exact: true })).toBeEnabled()
})

test('the chosen order stays chosen and visible, whatever is searched afterwards', async () => {
  subjectWith()
  await open('fiat_match')
  await chooser('Order').click()
  await page.getByRole('option', { name: '20,000,000.00 SGD', exact: false }).click()
  await page.getByRole('searchbox').fill('zzz')
  await expect.poll(() => orders.mock.lastCall?.[0].search).toBe('zzz')
  await expect.element(chooser('Order')).toHaveTextContent('FD2601010001 · 20,000,000.00 SGD · lim@tessera.example')
})

test('offers only orders that a payment can still complete', async () => {
  subjectWith()
  await open('fiat_match')
  await chooser('Order').click()
  await expect.element(page.getByRole('option', { name: openOrder().number, exact: false })).toBeVisible()
  expect(new Set(orders.mock.calls.map(([{ status }]) => status))).toEqual(new Set(['to_be_paid', 'checking']))
})

test('offers only orders in the currency of the payment', async () => {
  subjectWith()
  vi.spyOn(api.bank, 'line').mockResolvedValue(queuedLine({ coin: 'USD' }))
  orders.mockClear()
  await open('fiat_match')
  await expect.poll(() => orders.mock.calls.map(([{ fiat }]) => fiat)).toEqual(['USD', 'USD'])
})

const note = () => page.getByRole('textbox', { name: 'Internal note' })

test('an unsent note is still there when the case is reopened, and not in another case', async () => {
  subjectWith()
  const { history } = await open('fiat_match')
  await note().fill('The bank confirmed it by phone.')
  const here = history.location.href
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])
  history.push(here.replace('fiat_match', 'bank_line_void'))
  await expect.element(note()).toHaveValue('')
  history.push(here)
  await expect.element(note()).toHaveValue('The bank confirmed it by phone.')
})

test('sent input is cleared', async () => {
  subjectWith()
  const { history } = await open('fiat_match')
  const here = history.location.href
  vi.spyOn(api.approvals, 'propose').mockResolvedValue(theirs)
  await note().fill('The bank confirmed it by phone.')
  await page.getByRole('button', { name: 'Propose approval' }).click()
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])
  history.push(here)
  await expect.element(note()).toHaveValue('')
})

test('if a colleague decided first, the decision is refused in words, and the case shows its current state', async () => {
  openSession('a token', false)
  subjectWith([theirs])
  await open('fiat_match')
  await note().fill('I compared it.')
  const decide = vi.spyOn(api.approvals, 'decide')
  decide.mockRejectedValueOnce(new ApiError('NETWORK', 'No answer came.'))
  const before = subject.mock.calls.length
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect.element(page.getByText('No answer came.')).toBeVisible()
  expect(subject.mock.calls.length).toBe(before)

  decide.mockRejectedValueOnce(new ApiError('APPROVAL_ALREADY_DECIDED', 'It was decided already.'))
  subjectWith([{ ...theirs, status: 'cancelled' }])
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect.element(page.getByText(/withdrew the proposal/u)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Propose approval' })).toBeVisible()
  await expect.element(page.getByText('It was decided already.')).toBeVisible()
  await expect.element(note()).toHaveValue('I compared it.')
  closeSession()
})

test('a proposal that ended with the customer’s withdrawal names the customer, not its author', async () => {
  subjectWith([{ ...theirs, status: 'cancelled', endedByCustomerAt: '2026-01-02T00:00:00.000Z' }])
  await open('fiat_match')
  await expect
    .poll(() => document.body.textContent)
    .toContain('The customer withdrew the application, which ended the proposal')
  expect(document.body.textContent).not.toContain('withdrew the proposal')
})

test('the proposer of a rejection reads that another person must confirm it', async () => {
  subjectWith([{ ...theirs, verdict: 'refuse', by: { id, name: 'Arjun' } }])
  await open('fiat_match')
  await expect.element(page.getByRole('button', { name: 'Confirm rejection', exact: false })).toBeVisible()
  expect(page.getByRole('button', { name: 'Approve', exact: false }).elements()).toEqual([])
})
