import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Case } from './review-drawer.tsx'
import { draftOf } from '#office/cms/testing.ts'
import { company } from '#identity/companies/testing.ts'
import { investorCase } from '#identity/investor-classes/testing.ts'
import { change } from '#identity/company-changes/testing.ts'
import { kycCase } from '#identity/kyc/testing.ts'
import { api } from '#parts/api.ts'
import { draftProduct } from '#issuance/products/testing.ts'
import { show } from '#frame/testing.tsx'
import { previewed, queued } from '#issuance/subscriptions/testing.ts'
import { OpenCase } from './case-drawer.page.tsx'

const id = '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10'
const other = `${id.slice(0, -1)}1`
const broken = new ApiError('INTERNAL', 'It broke.')
const approve = () => page.getByRole('button', { name: 'Approve', exact: true })

beforeEach(() => {
  vi.spyOn(api.operators, 'me').mockResolvedValue({ id: other, name: 'Arjun', roles: ['listing'], permissions: [] })
  vi.spyOn(api.subscriptionsAllot, 'queue').mockResolvedValue({ rows: [queued({ proposed: true })] })
})

/** A case whose approval Priya has proposed. */
const proposed = (kind: Case['kind']) =>
  vi.spyOn(api.approvals, 'subject').mockResolvedValue({
    content: { symbol: draftProduct.symbol },
    contentHash: 'h',
    approvable: true,
    summary: null,
    requests: [
      {
        id,
        number: 'R-1',
        kind,
        subjectId: id,
        verdict: 'approve',
        reason: 'For colleagues.',
        reasonCode: null,
        reasonText: null,
        customerMessage: null,
        status: 'requested',
        by: { id, name: 'Priya' },
        at: '2026-01-01T00:00:00.000Z',
        content: { symbol: draftProduct.symbol },
        contentHash: 'h',
        decided: null,
      },
    ],
  })

const version = draftOf(3, 'Risk')
const evidence = [
  [
    'cms_text',
    () =>
      vi
        .spyOn(api.cmsManage, 'version')
        .mockRejectedValueOnce(broken)
        .mockResolvedValue({ textId: id, slug: 'risk', version, published: null }),
  ],
  [
    'product_publish',
    () => vi.spyOn(api.productsManage, 'get').mockRejectedValueOnce(broken).mockResolvedValue(draftProduct),
  ],
  [
    'offer_call_off',
    () => vi.spyOn(api.productsManage, 'get').mockRejectedValueOnce(broken).mockResolvedValue(draftProduct),
  ],
  [
    'allotment',
    () => vi.spyOn(api.subscriptionsAllot, 'preview').mockRejectedValueOnce(broken).mockResolvedValue(previewed),
  ],
  ['kyc_review', () => vi.spyOn(api.kycCases, 'get').mockRejectedValueOnce(broken).mockResolvedValue(kycCase)],
  [
    'company_review',
    () => vi.spyOn(api.companiesReview, 'get').mockRejectedValueOnce(broken).mockResolvedValue(company),
  ],
  [
    'investor_class',
    () => vi.spyOn(api.investorClassesReview, 'get').mockRejectedValueOnce(broken).mockResolvedValue(investorCase),
  ],
  [
    'company_change',
    () => vi.spyOn(api.companyChangesReview, 'get').mockRejectedValueOnce(broken).mockResolvedValue(change),
  ],
  ['kyc_recall', () => vi.spyOn(api.kycCases, 'get').mockRejectedValueOnce(broken).mockResolvedValue(kycCase)],
] as const

test.each(evidence)(
  'a %s that fails to load offers a retry, and cannot be approved before it has loaded',
  async (kind, fail) => {
    proposed(kind)
    fail()
    await show(() => <OpenCase />, `/console/en_US/queue?case=${kind}:${id}`)
    await page.getByRole('textbox', { name: 'Internal note' }).fill('I read it.')
    await expect.element(page.getByText('It broke.')).toBeVisible()
    await expect.element(approve()).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.element(approve()).not.toHaveAttribute('aria-disabled', 'true')
    expect(page.getByText('It broke.').elements()).toEqual([])
  },
)

test('a maker cannot propose to approve a text that failed to load', async () => {
  vi.spyOn(api.approvals, 'subject').mockResolvedValue({
    content: {},
    contentHash: 'h',
    approvable: true,
    summary: null,
    requests: [],
  })
  vi.spyOn(api.kycCases, 'get').mockRejectedValue(broken)
  await show(() => <OpenCase />, `/console/en_US/queue?case=kyc_review:${id}`)
  await page.getByRole('textbox', { name: 'Internal note' }).fill('I read it.')
  const propose = (what: string) => page.getByRole('button', { name: `Propose ${what}` })
  await expect.element(propose('approval')).toHaveAttribute('aria-disabled', 'true')
})
