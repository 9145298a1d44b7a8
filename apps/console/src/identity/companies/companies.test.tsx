import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import { RequestCompanyChanges } from './request-company-changes.tsx'
import { CompanyEvidence } from './company-evidence.tsx'
import { factsOf } from './company-facts.ts'
import { company } from './testing.ts'

const [version] = company.versions

test('an application shows the shares, the undeclared rest, and other applications with the same number', async () => {
  vi.spyOn(api.companiesReview, 'get').mockResolvedValue(company)
  vi.spyOn(api.companyPersonsDesk, 'list').mockResolvedValue({ persons: [] })
  await show(() => <CompanyEvidence id={company.id} />)
  await expect.element(page.getByText('91% declared, 9% not declared.')).toBeVisible()
  await expect.element(page.getByText('1 other account has this registration number')).toBeVisible()
  await expect.element(page.getByText('Declaration 2026-11 signed by Helena Voss', { exact: false })).toBeVisible()
  await expect.element(page.getByText('General partner, Authorized trader')).toBeVisible()
})

test('a withdrawn application shows its time of withdrawal, and that it cannot be decided', async () => {
  const withdrawn = { ...company, status: 'withdrawn', withdrawnAt: '2026-11-21T08:00:00.000Z' } as const
  vi.spyOn(api.companiesReview, 'get').mockResolvedValue(withdrawn)
  vi.spyOn(api.companyPersonsDesk, 'list').mockResolvedValue({ persons: [] })
  await show(() => <CompanyEvidence id={company.id} />)
  await expect
    .element(page.getByText('It cannot be decided unless the customer submits it again.', { exact: false }))
    .toBeVisible()
})

test('an application names each high-risk country and where it occurs', async () => {
  vi.spyOn(api.companiesReview, 'get').mockResolvedValue({ ...company, highRisk: ['SG'] })
  vi.spyOn(api.companyPersonsDesk, 'list').mockResolvedValue({ persons: [] })
  await show(() => <CompanyEvidence id={company.id} />)
  for (const place of ['registered address', 'nationality of Helena Voss'])
    await expect.element(page.getByText(`Singapore (${place})`, { exact: false })).toBeVisible()
})

test('KYC-08 a document is opened with a reason, and a PDF is saved', async () => {
  vi.spyOn(api.companiesReview, 'get').mockResolvedValue(company)
  vi.spyOn(api.companyPersonsDesk, 'list').mockResolvedValue({ persons: [] })
  const file = vi
    .spyOn(api.companiesReview, 'file')
    .mockResolvedValue(new File(['%PDF'], 'agreement.pdf', { type: 'application/pdf' }))
  await show(() => <CompanyEvidence id={company.id} />)
  await page.getByRole('button', { name: 'Open: Partnership agreement' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('I review it.')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect.element(page.getByRole('link', { name: 'Open: Partnership agreement' })).toBeVisible()
  expect(file).toHaveBeenCalledWith({ id: company.id, uploadId: company.id, reason: 'I review it.' })
})

test('items requested again have one reason each, and are sent with the version that was viewed', async () => {
  const askAgain = vi.spyOn(api.companiesReview, 'askAgain').mockResolvedValue({})
  const text = { en_US: 'The document is too old.', zh_CN: '文件出具日期过早。' }
  vi.spyOn(api.approvals, 'reasons').mockResolvedValue({
    rows: [{ act: 'company', code: 'document_too_old', name: text, text, isOpen: true }],
  })
  await show(() => <RequestCompanyChanges company={company} onClose={() => undefined} />)
  const send = page.getByRole('button', { name: 'Send request' })
  await expect.element(send).toHaveAttribute('aria-disabled', 'true')
  await page.getByText('Partnership agreement').click()
  await expect.element(send).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: /Reason/ }).click()
  await page.getByRole('option').first().click()
  await send.click()
  await expect.poll(() => askAgain.mock.calls.length).toBe(1)
  expect(askAgain.mock.calls[0]?.[0]).toMatchObject({ version: 1, items: [{ item: 'partnership_agreement' }] })
})

test('marks a field that differs from the previous version', () => {
  if (version === undefined) throw new Error('The case has no version')
  const before = { ...version.basics, name: 'Northquay LLP' }
  const changed = factsOf(version.basics, before, 'en_US').filter((fact) => fact.changed)
  expect(changed).toEqual([
    { field: 'name', before: 'Northquay LLP', after: 'Northquay Capital Partners LLP', changed: true },
  ])
})
