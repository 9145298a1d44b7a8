import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Call, makeFieldKey, serve } from '#parts/testing.ts'
import { openApp, publicInfo, signedIn } from '#frame/testing.tsx'
import type { KycVerification } from './kyc.queries.ts'

const document = (kind: 'front' | 'selfie') =>
  ({ kind, uploadId: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b12', decision: 'approved', resubmission: null }) as const
/** A submission whose details the reviewer requested again. */
const resubmission: KycVerification = {
  status: 'unknown',
  label: 'to be improved',
  step: 'resend',
  case: {
    number: 'K-1',
    version: 1,
    submittedAt: '2026-11-20T00:00:00.000Z',
    details: {
      legalName: 'Lim Jia Wen',
      birthDate: '1990-02-28',
      nationality: 'SG',
      documentType: 'passport',
      documentNumberMasked: '•••4567',
      documentExpiresOn: null,
      address: { line1: '1 Robinson Road', city: 'Singapore', postcode: '048542', country: 'SG' },
    },
    detailsResubmission: { reason: 'name_mismatch', reasonText: 'The name differs.', customerMessage: null },
    documents: [document('front'), document('selfie')],
    expiry: null,
    reviewedAgain: false,
    mayWithdraw: true,
    withdrawnAt: null,
    rejected: null,
  },
  medianReviewHours: null,
}

test('after a customer submits, the page loads the status again', async () => {
  const INFO = 'ex/api/v1/user/info'
  const calls: Call[] = serve({
    ...signedIn('unknown'),
    'ex/api/v0/public': publicInfo({ fieldKey: await makeFieldKey() }),
    'ex/api/v1/kyc/get': resubmission,
    'ex/api/v1/kyc/resend': { ...resubmission, status: 'pending', label: 'pending', step: 'review' },
  })
  const appearances = () => calls.filter(({ path }) => path === INFO).length
  await openApp('/en_US/personal/kycEnter', 'token')
  await page.getByRole('textbox', { name: 'Document number' }).fill('E1234567')
  const before = appearances()
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect.element(page.getByText('We’re reviewing your application')).toBeVisible()
  await expect.poll(appearances).toBe(before + 1)
})

test.each([
  ['en_US', 'Your details:'],
  ['zh_CN', '个人信息：'],
])('in %s a requested item comes before its reason, with the punctuation of the language', async (locale, lead) => {
  serve({ ...signedIn('unknown'), 'ex/api/v1/kyc/get': resubmission })
  await openApp(`/${locale}/personal/kycEnter`, 'token')
  await expect.element(page.getByText(lead, { exact: true })).toBeVisible()
})

test.each([
  ['en_US', 'We expect to decide by 2026-12-01.', 'What you sent', 'What you can do meanwhile'],
  ['zh_CN', '预计于 2026-12-01 前作出决定。', '您提交的内容', '等待期间您可以'],
])(
  'while a file is reviewed, in %s its page shows the expected day, the sent data and next steps',
  async (locale, expected, sent, meanwhile) => {
    const inReview = { ...resubmission, status: 'pending', label: 'pending', step: 'review' }
    serve({ ...signedIn('pending'), 'ex/api/v1/kyc/get': inReview })
    await openApp(`/${locale}/personal/kycEnter`, 'token')
    // Seven working days after Friday, 20 November 2026.
    await expect.element(page.getByText(expected)).toBeVisible()
    const links = page.getByRole('region', { name: meanwhile }).getByRole('link').elements()
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/${locale}/personal/userManagement`,
      `/${locale}/investments`,
      `/${locale}/cms/security`,
    ])
    expect(page.getByText('Lim Jia Wen').query()?.checkVisibility() ?? false).toBe(false)
    await page.getByText(sent).click()
    await expect.element(page.getByText('Lim Jia Wen')).toBeVisible()
    await expect.element(page.getByText('•••4567')).toBeVisible()
  },
)

test.each([
  [
    'en_US',
    'Withdraw the application',
    'Withdraw application K-1?',
    'You withdrew application K-1.',
    'Verify as an individual',
    'Full legal name',
  ],
  ['zh_CN', '撤回申请', '撤回申请 K-1？', '您已撤回申请 K-1。', '个人认证', '法定姓名'],
])(
  'in %s a customer withdraws an application after a confirmation, and the new form has the earlier details',
  async (locale, button, title, notice, start, name) => {
    const inReview: KycVerification = { ...resubmission, status: 'pending', label: 'pending', step: 'review' }
    const withdrawn: KycVerification = {
      ...resubmission,
      label: 'unverified',
      step: 'details',
      case: resubmission.case && { ...resubmission.case, mayWithdraw: false, withdrawnAt: '2026-11-21T00:00:00.000Z' },
    }
    const calls = serve({ ...signedIn('pending'), 'ex/api/v1/kyc/get': inReview, 'ex/api/v1/kyc/withdraw': withdrawn })
    await openApp(`/${locale}/personal/kycEnter`, 'token')
    await page.getByRole('button', { name: button }).click()
    const dialog = page.getByRole('dialog', { name: title })
    await dialog.getByRole('button', { name: button }).click()
    await expect.element(page.getByText(notice)).toBeVisible()
    expect(
      calls.filter(({ path }) => path === 'ex/api/v1/kyc/withdraw').map(({ body }) => JSON.parse(body) as unknown),
    ).toEqual([{ number: 'K-1' }])
    await page.getByRole('button', { name: start }).click()
    await expect.element(page.getByRole('textbox', { name })).toHaveValue('Lim Jia Wen')
  },
)

test.each([
  ['review', 'What you sent'],
  ['resend', /The name differs\./],
])('a file that cannot be withdrawn has no button for it in the step %s', async (step, text) => {
  const file = { ...resubmission, step, case: resubmission.case && { ...resubmission.case, mayWithdraw: false } }
  serve({ ...signedIn('pending'), 'ex/api/v1/kyc/get': file })
  await openApp('/en_US/personal/kycEnter', 'token')
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Withdraw the application' })).not.toBeInTheDocument()
})

test.each([
  ['retry', true],
  ['green', false],
  ['final', false],
])('with the verdict %s, the form offers online verification: %s', async (status, isOffered) => {
  const config = {
    provider: 'sumsub',
    mode: 'live',
    levelName: 'x',
    countries: [],
    docs: [],
    sdkUrl: 'blob:x',
    standing: { status, reasons: [], comment: null, incomplete: false },
  }
  const none = { status: 'unknown', label: 'unverified', step: 'details', case: null, medianReviewHours: null }
  const calls = serve({ ...signedIn('unknown'), 'ex/api/v1/kyc/get': none, 'ex/kyc/config': config })
  await openApp('/en_US/personal/kycEnter', 'token')
  await page.getByRole('button', { name: 'Verify as an individual' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Full legal name' })).toBeVisible()
  await expect.poll(() => calls.some(({ path }) => path === 'ex/kyc/config')).toBe(true)
  expect(page.getByRole('link', { name: 'Verify online' }).elements()).toHaveLength(isOffered ? 1 : 0)
})
