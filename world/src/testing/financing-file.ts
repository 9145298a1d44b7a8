import { financing } from '@tessera/contract/issuance/financing/financing.ts'
import { financingReview } from '@tessera/contract/issuance/financing/financing-review.ts'
import { diligenceItems } from '@tessera/domain/issuance/financing/checklist.ts'
import { financingDocumentKinds } from '@tessera/domain/issuance/financing/documents.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { memorandum } from '../stories/memorandum.ts'
import { byTwo } from './by-two.ts'
import { capTable, DIRECTOR } from './cap-table.ts'
import { submittedCompany } from './company-file.ts'
import type { Person, TestExchange } from './exchange.ts'
import { sendFile } from './send-file.ts'

const clientOf = (exchange: TestExchange, as: Person) => exchange.api(financing, as)
const once = () => ({ idempotencyKey: randomUUID() })
const today = (): string => new Date().toISOString().slice(0, 10)

export const lastYear = (): number => new Date().getUTCFullYear() - 1
export const figures = () =>
  ({
    currency: 'SGD',
    year: lastYear(),
    revenue: '2500000',
    raised: '0',
    cash: '1200000',
    monthlyCost: '100000',
  }) as const
export const offer = {
  structure: 'equity',
  type: 'private_equity',
  currency: 'SGD',
  unitPrice: '50.00',
  units: '20000',
  minUnits: '100',
  nameEn: 'Northquay Growth',
  nameZh: '北岸成长',
  summaryEn: 'Shares of a port operator',
  summaryZh: '港口运营商股份',
  descriptionEn: 'A second quay is built.',
  descriptionZh: '建设第二座码头。',
  riskEn: 'Trade may fall.',
  riskZh: '贸易可能下滑。',
  termEn: '5 years',
  termZh: '5 年',
} as const
export const usesOfFunds = [
  { what: 'Second quay', share: 8000 },
  { what: 'Working capital', share: 2000 },
]
export const people = [
  { name: DIRECTOR, role: 'director', email: null, phone: null },
  { name: 'Ravi Menon', role: 'contact', email: 'ravi@northquay.example', phone: '+6591234567' },
] as const

/** Uploads a unique PDF. */
export async function uploadPdf(exchange: TestExchange, as: Person): Promise<string> {
  const bytes = memorandum('Paper', [randomUUID()])
  const sent = await sendFile(exchange, as, { bytes, name: 'paper.pdf', purpose: 'attachment' })
  assert(sent.status === 200, `the PDF was not accepted: ${sent.body.code}`)
  return sent.body.data.id
}

/** A company that two people approved. */
export async function verifiedCompany(exchange: TestExchange): Promise<Person> {
  const { customer, id } = await submittedCompany(exchange)
  const roles = ['compliance', 'compliance'] as const
  const done = await byTwo(exchange, { kind: 'company_review', subjectId: id, roles, verdict: 'approve' })
  assert(done === 'done', `the company was not approved: ${done}`)
  return customer
}

/** Saves a complete draft; returns its id. */
export async function draftedFinancing(exchange: TestExchange, as: Person): Promise<string> {
  const mine = clientOf(exchange, as)
  const { fee } = await mine.current({})
  await mine.save({ precheck: figures(), offer, uses: usesOfFunds, people: [...people], fee })
  await mine.precheck({})
  for (const kind of financingDocumentKinds)
    await mine.saveDocument({ kind, uploadId: await uploadPdf(exchange, as), issuedOn: today() })
  const { application } = await mine.saveCapTable({ json: capTable })
  assert(application, 'the saved draft cannot be read')
  return application.id
}

export async function submitFinancing(exchange: TestExchange, as: Person): Promise<void> {
  const mine = clientOf(exchange, as)
  const { version, sha256 } = (await mine.current({})).declaration
  await mine.submit({ declaration: { version, sha256, accepted: true }, signer: DIRECTOR }, once())
}

type Issuing = { readonly customer: Person; readonly id: string }
export async function submittedFinancing(exchange: TestExchange): Promise<Issuing> {
  const customer = await verifiedCompany(exchange)
  const id = await draftedFinancing(exchange, customer)
  await submitFinancing(exchange, customer)
  return { customer, id }
}

/** An application with completed due diligence that awaits the committee. */
export async function referredFinancing(exchange: TestExchange): Promise<Issuing> {
  const issuing = await submittedFinancing(exchange)
  const { id } = issuing
  const desk = exchange.api(financingReview, await exchange.operator('listing'))
  await desk.step({ id, step: 'screen' })
  await desk.step({ id, step: 'examine' })
  for (const item of diligenceItems) await desk.check({ id, item, note: 'Looked at.' })
  await desk.step({ id, step: 'refer' })
  return issuing
}

const at = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString()
export const termsFor = (symbol: string) => {
  return {
    symbol,
    currency: 'SGD',
    unitPrice: '48.00',
    units: '20000',
    minUnits: '100',
    category: 'ai',
    fee: '0.02',
    validUntil: at(14),
    opensAt: at(30),
    closesAt: at(60),
    allotmentExpectedAt: at(67),
    conditionsEn: 'A director stays on the board for two years.',
    conditionsZh: '董事须留任两年。',
  } as const
}
export const listingRoles = ['listing', 'compliance'] as const
export const approveByCommittee = (exchange: TestExchange, subjectId: string): Promise<string> =>
  byTwo(exchange, { kind: 'financing_committee', subjectId, roles: listingRoles, verdict: 'approve' })
export const offerTerms = (
  exchange: TestExchange,
  subjectId: string,
  proposal: Readonly<Record<string, unknown>>,
): Promise<string> =>
  byTwo(exchange, { kind: 'financing_terms', subjectId, roles: listingRoles, verdict: 'approve', proposal })
