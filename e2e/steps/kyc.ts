import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { kyc } from '@tessera/contract/identity/kyc/kyc.ts'
import { kycCases } from '@tessera/contract/identity/kyc/kyc-cases.ts'
import { acceptDocuments } from './accept-documents.ts'
import { clientOf, once } from './client-of.ts'
import { picture } from './form.ts'
import { type Newcomer, newcomer } from './newcomers.ts'
import { storedToken } from './sessions.ts'

type SubmittedKyc = Newcomer & { readonly caseId: string }

type Desk = { readonly outbox: APIRequestContext; readonly staff: readonly [maker: string, checker: string] }

const deskOfStory = async (page: Page): Promise<Desk> => ({
  outbox: page.request,
  staff: [await storedToken('priya'), await storedToken('arjun')],
})

/** A new customer whose details and photos are submitted for review, through the API. */
async function submitKyc(page: Page, baseUrl: string, by: 'email' | 'phone', desk: Desk): Promise<SubmittedKyc> {
  const who = await newcomer(desk.outbox, baseUrl, by)
  const uploads = {
    front: await sendPhoto(page, who, await picture(page, `Passport ${who.passport}`, 'navy')),
    selfie: await sendPhoto(page, who, await picture(page, `Me ${who.passport}`, 'teal')),
  }
  const details = {
    legalName: who.name,
    birthDate: '1990-05-17',
    nationality: 'SG',
    documentType: 'passport',
    documentNumber: who.passport,
    documentExpiresOn: '2039-01-31',
    address: { line1: '12 Marina View', city: 'Singapore', postcode: '018961', country: 'SG' },
  } as const
  await clientOf(baseUrl, who.token, kyc).personal({ ...details, uploads }, once())
  const { rows } = await clientOf(baseUrl, desk.staff[0], kycCases).list({ search: who.email })
  expect(rows).toHaveLength(1)
  return { ...who, caseId: rows[0]?.id ?? '' }
}

async function sendPhoto(page: Page, { token }: Newcomer, buffer: Buffer): Promise<string> {
  const answer = await page.request.post('/upload/api/v1/uploads/create', {
    headers: { token },
    multipart: { file: { name: 'photo.png', mimeType: 'image/png', buffer }, name: 'photo.png', purpose: 'kyc' },
  })
  const { code, data } = await answer.json()
  expect(code).toBe('SUCCESS')
  return data.id
}

const CUSTOMER_TEXT = 'The light falls on the picture; please step away from the window.'

/** Requests the details and both photos again, each with its own reason. */
async function requestResubmission(baseUrl: string, { caseId }: SubmittedKyc): Promise<void> {
  const items = [
    { item: 'details', reason: 'details_mismatch' },
    { item: 'front', reason: 'bad_image_quality', customerMessage: CUSTOMER_TEXT },
    { item: 'selfie', reason: 'selfie_mismatch' },
  ] as const
  await clientOf(baseUrl, await storedToken('priya'), kycCases).askAgain({ id: caseId, version: 1, items: [...items] })
}

type Verdict = {
  readonly verdict: 'approve' | 'refuse'
  readonly reason: string
  readonly reasonCode?: string
  readonly customerMessage?: string
}

/** Two operators decide on the case: one proposes, the other confirms. */
async function decideByTwo(
  baseUrl: string,
  { caseId }: SubmittedKyc,
  verdict: Verdict,
  staff?: Desk['staff'],
): Promise<void> {
  const [maker, checker] = staff ?? [await storedToken('priya'), await storedToken('arjun')]
  if (verdict.verdict === 'approve')
    for (const who of [maker, checker]) await acceptDocuments(baseUrl, who, 'kyc_review', caseId)
  const proposal = { kind: 'kyc_review', subjectId: caseId, ...verdict } as const
  const { id, contentHash } = await clientOf(baseUrl, maker, approvals).propose(proposal)
  const decision = { requestId: id, verdict: 'approve', contentHash, note: 'I asked the register too.' } as const
  await clientOf(baseUrl, checker, approvals).decide(decision)
}

const rejection = {
  verdict: 'refuse',
  reason: 'The register knows nobody of this number.',
  reasonCode: 'not_genuine',
  customerMessage: CUSTOMER_TEXT,
} as const
const reject = (baseUrl: string, submitted: SubmittedKyc): Promise<void> => decideByTwo(baseUrl, submitted, rejection)

const verdicts = { resubmission: requestResubmission, rejected: reject }
export type KycState = keyof typeof verdicts

/** A customer whose identity is in review. */
export async function customerInReview(
  browser: Browser,
  baseUrl: string,
  by: 'email' | 'phone' = 'email',
): Promise<SubmittedKyc> {
  const context = await browser.newContext({ baseURL: baseUrl })
  const page = await context.newPage()
  const submitted = await submitKyc(page, baseUrl, by, await deskOfStory(page))
  await context.close()
  return submitted
}

/** A customer whose identity reached this state; returns the token of their session. */
export async function customerWithKycState(state: KycState, browser: Browser, baseUrl: string): Promise<string> {
  const submitted = await customerInReview(browser, baseUrl)
  await verdicts[state](baseUrl, submitted)
  return submitted.token
}

/** A customer whose identity two operators approved. */
export async function approvedCustomer(
  browser: Browser,
  baseUrl: string,
  by: 'email' | 'phone' = 'email',
): Promise<SubmittedKyc> {
  const submitted = await customerInReview(browser, baseUrl, by)
  await decideByTwo(baseUrl, submitted, { verdict: 'approve', reason: 'Papers agree with the person.' })
  return submitted
}

/** A customer as `approvedCustomer` returns, on another server with its own outbox and operators. `page` has its address. */
export async function verifiedCustomer(page: Page, baseUrl: string, desk: Desk): Promise<SubmittedKyc> {
  const submitted = await submitKyc(page, baseUrl, 'email', desk)
  await decideByTwo(baseUrl, submitted, { verdict: 'approve', reason: 'Papers agree with the person.' }, desk.staff)
  return submitted
}
