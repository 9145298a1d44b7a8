import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import type { Request } from './approvals.queries.ts'
import { emptyDecision } from './decision-form.tsx'
import { type Case, ReviewDrawer } from './review-drawer.tsx'

const id = '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10'
const none = () => undefined
const readSubject = vi.spyOn(api.approvals, 'subject')
const refusal = (kind: Case['kind'], about: Partial<Request>): Request => ({
  id,
  number: 'R-1',
  kind,
  subjectId: id,
  verdict: 'refuse',
  reason: 'For colleagues.',
  reasonCode: null,
  reasonText: null,
  customerMessage: null,
  status: 'requested',
  by: { id, name: 'Priya' },
  at: '2026-01-01T00:00:00.000Z',
  content: {},
  contentHash: 'h',
  decided: null,
  ...about,
})

beforeEach(() => void vi.spyOn(api.operators, 'me').mockRejectedValue(new Error('nobody')))

type Summary = Awaited<ReturnType<typeof api.approvals.subject>>['summary']
async function open(kind: Case['kind'], about: Partial<Request> = {}, summary: Summary = null): Promise<void> {
  readSubject.mockResolvedValue({
    content: {},
    contentHash: 'h',
    approvable: true,
    summary,
    requests: [refusal(kind, about)],
  })
  await show(() => (
    <ReviewDrawer
      kind={kind}
      subjectId={id}
      decision={emptyDecision}
      onDecisionChange={none}
      onClose={none}
      onDone={none}
    />
  ))
  await expect.element(page.getByText('For colleagues.')).toBeVisible()
}

const coded = ['kyc_review', 'kyc_recall', 'withdrawal_review', 'deposit_review', 'fiat_match'] as const

test('the author of a text reads in advance that they cannot approve it', async () => {
  vi.spyOn(api.operators, 'me').mockResolvedValue({
    id,
    name: 'Priya',
    roles: ['listing'],
    permissions: ['cms.manage'],
  })
  await open('cms_text', {
    verdict: 'approve',
    by: { id: `${id.slice(0, -1)}1`, name: 'Arjun' },
    content: { author: { id, name: 'Priya' }, linkedFrom: null },
  })
  await expect.element(page.getByText('You wrote this version. Another person must approve it.').first()).toBeVisible()
})

test.each(coded)(
  'the second person for a rejection of %s sees everything that the customer will read',
  async (kind) => {
    const reasonText = { en_US: 'We cannot accept it.', zh_CN: '我们无法接受。' }
    await open(kind, { reasonCode: 'not_accepted', reasonText, customerMessage: 'And in my own words.' })
    await expect.element(page.getByText('The customer will see: We cannot accept it.')).toBeVisible()
    await expect.element(page.getByText('The customer will see: And in my own words.')).toBeVisible()
  },
)

test('a withdrawal over the limit shows its reason, and one person approves a small one alone', async () => {
  const content = { overLimit: 'A flat', reviewTier: 'one_person', amount: '20.000000', coin: 'tUSD' }
  readSubject.mockResolvedValue({ content, contentHash: 'h', approvable: true, summary: null, requests: [] })
  const propose = vi
    .spyOn(api.approvals, 'propose')
    .mockResolvedValue(refusal('withdrawal_review', { verdict: 'approve', status: 'approved' }))
  await show(() => (
    <ReviewDrawer
      kind="withdrawal_review"
      subjectId={id}
      decision={{ ...emptyDecision, note: 'Looked at.' }}
      onDecisionChange={none}
      onClose={none}
      onDone={none}
    />
  ))
  await expect.element(page.getByText('A flat')).toBeVisible()
  await expect.element(page.getByText('One person is enough for this amount.')).toBeVisible()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect.poll(() => propose.mock.calls[0]?.[0]).toMatchObject({ verdict: 'approve', contentHash: 'h' })
  await expect.element(page.getByText('Approved and carried out.').first()).toBeVisible()
})

test('a rejection without a reason for the customer shows none', async () => {
  await open('allotment')
  expect(page.getByText('The customer will see').elements()).toEqual([])
})

test('both people read that the offer waits for another proposal if they reject an allotment', async () => {
  await open('allotment')
  await expect.element(page.getByText(/If rejected, the offer waits for another proposal/u)).toBeVisible()
})

test.each([
  ['site_access', 'Site access'],
  ['sms_budget', 'Message budget'],
] as const)('shows the name of a %s, of which there is only one, once as the title', async (kind, words) => {
  await open(kind, { verdict: 'approve' }, { number: '', subject: '', about: [] })
  await expect.element(page.getByRole('heading', { name: words })).toBeVisible()
  expect(page.getByText(words, { exact: true }).elements()).toHaveLength(1)
})
