import { type Browser, expect, type Page } from '@playwright/test'
import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { companies } from '@tessera/contract/identity/companies/companies.ts'
import { memorandum } from '../../world/src/stories/memorandum.ts'
import { acceptDocuments } from './accept-documents.ts'
import { clientOf } from './client-of.ts'
import { companyInReview, type SentCompany } from './company.ts'
import { storedToken } from './sessions.ts'

/** A new customer whose company two operators have approved. */
export async function verifiedCompany(browser: Browser, baseUrl: string): Promise<SentCompany> {
  const sent = await companyInReview(browser, baseUrl)
  const { application } = await clientOf(baseUrl, sent.token, companies).current({})
  const subjectId = application?.id ?? ''
  const [maker, checker] = [await storedToken('priya'), await storedToken('arjun')]
  for (const token of [maker, checker]) await acceptDocuments(baseUrl, token, 'company_review', subjectId)
  const proposal = { kind: 'company_review', subjectId, verdict: 'approve', reason: 'The registry agrees.' } as const
  const request = await clientOf(baseUrl, maker, approvals).propose(proposal)
  const { id: requestId, contentHash } = request
  await clientOf(baseUrl, checker, approvals).decide({ requestId, contentHash, verdict: 'approve', note: 'Agreed.' })
  return sent
}

/** Attaches a PDF that no other test has to the row called `name`, with a date of issue. */
export async function attachPdf(page: Page, name: string, choice: string, issued?: string): Promise<void> {
  const row = page.getByRole('region', { name, exact: true })
  const buffer = memorandum(name, [`${Date.now()} ${Math.random()}`])
  const chooser = page.waitForEvent('filechooser')
  await row.getByRole('button', { name: choice }).click()
  await (await chooser).setFiles({ name: 'paper.pdf', mimeType: 'application/pdf', buffer })
  await expect(row.getByText('paper.pdf')).toBeVisible()
  if (issued === undefined) return
  await row.getByRole('textbox').fill(issued)
  await row.getByRole('textbox').blur()
}
