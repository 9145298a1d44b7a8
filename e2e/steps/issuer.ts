import { type Browser, expect, type Page } from '@playwright/test'
import { approvals } from '@tessera/contract/approvals.ts'
import { companies } from '@tessera/contract/companies.ts'
import { clientOf } from './client-of.ts'
import { companyThatWaits, type SentCompany } from './company.ts'
import { keptToken } from './sessions.ts'

/** Somebody new whose company two operators have approved. */
export async function verifiedCompany(browser: Browser, baseUrl: string): Promise<SentCompany> {
  const sent = await companyThatWaits(browser, baseUrl)
  const { application } = await clientOf(baseUrl, sent.token, companies).current({})
  const subjectId = application?.id ?? ''
  const [maker, checker] = [await keptToken('priya'), await keptToken('arjun')]
  const asked = { kind: 'company_review', subjectId, verdict: 'approve', reason: 'The registry agrees.' } as const
  const request = await clientOf(baseUrl, maker, approvals).propose(asked)
  const { id: requestId, contentHash } = request
  await clientOf(baseUrl, checker, approvals).decide({ requestId, contentHash, verdict: 'approve', note: 'Agreed.' })
  return sent
}

export const capTable = (): string =>
  JSON.stringify([
    { object_type: 'STAKEHOLDER', id: 'p1', name: { legal_name: 'Helena Voss' }, stakeholder_type: 'INDIVIDUAL' },
    {
      object_type: 'STOCK_CLASS',
      id: 'c1',
      name: 'Ordinary',
      class_type: 'COMMON',
      default_id_prefix: 'CS-',
      initial_shares_authorized: '10000',
      votes_per_share: 1,
      seniority: '1',
    },
    {
      object_type: 'TX_STOCK_ISSUANCE',
      id: 't1',
      security_id: 's1',
      custom_id: 'CS-1',
      date: '2019-06-01',
      stakeholder_id: 'p1',
      stock_class_id: 'c1',
      quantity: '10000',
      share_price: { amount: '1.00', currency: 'SGD' },
    },
  ])

/** A PDF that no other test has, put into the row called `name`, issued on a day. */
export async function attachPdf(page: Page, name: string, choice: string, issued?: string): Promise<void> {
  const row = page.getByRole('region', { name, exact: true })
  const buffer =
    Buffer.from(`%PDF-1.4\n% ${name} ${Date.now()} ${Math.random()}\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`)
  const chooser = page.waitForEvent('filechooser')
  await row.getByRole('button', { name: choice }).click()
  await (await chooser).setFiles({ name: 'paper.pdf', mimeType: 'application/pdf', buffer })
  await expect(row.getByText('paper.pdf')).toBeVisible()
  if (issued === undefined) return
  await row.getByRole('textbox').fill(issued)
  await row.getByRole('textbox').blur()
}
