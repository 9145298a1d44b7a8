import { operatorSteps } from '@tessera/domain/issuance/financing/machine.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import {
  CapTableSummary,
  DiligenceItem,
  FinancingAccess,
  FinancingChecked,
  FinancingCompany,
  FinancingItem,
  FinancingOffer,
  FinancingOffered,
  FinancingPaper,
  FinancingPeople,
  FinancingPrecheck,
  FinancingQuestion,
  FinancingStatus,
  FinancingStepTaken,
  FinancingUses,
} from './financing-shapes.ts'
import { ReasonCode, ReasonText } from '#platform/settings/reason-areas.ts'
import { Ratio } from '#issuance/products/products.ts'
import {
  ProductSymbol,
  AmountText,
  Coin,
  FileReply,
  Id,
  keysetOf,
  line,
  note,
  Nothing,
  Time,
  TimeKeysetRequest,
} from '#platform/http/shared.ts'

export const FinancingRow = z
  .object({
    id: Id,
    number: z.string(),
    customer: z.object({ id: Id, number: z.string(), email: z.string() }),
    company: z.string(),
    name: z.object({ en: z.string(), zh: z.string() }),
    currency: Coin,
    /** Price times units. */
    amount: AmountText,
    status: FinancingStatus,
    version: z.number().int(),
    submittedAt: Time,
    /** Completed due diligence in whole percent. */
    diligence: z.number().int(),
    /** Number of unanswered questions, and of requested changes that the issuer has not sent. */
    open: z.number().int(),
  })
  .meta({ id: 'FinancingRow' })

const Version = z.object({
  version: z.number().int(),
  at: Time,
  company: FinancingCompany,
  precheck: FinancingPrecheck,
  checked: FinancingChecked,
  offer: FinancingOffer,
  uses: FinancingUses,
  people: FinancingPeople,
  fee: Ratio,
  declaration: z.object({ version: z.string(), sha256: z.string(), signer: z.string() }),
  requestedItems: z.array(
    z.object({ item: FinancingItem, customerMessage: z.string(), by: z.string(), at: Time, answered: z.boolean() }),
  ),
})
export const FinancingCase = FinancingRow.extend({
  /** Newest first. */
  versions: z.array(Version),
  /** Every sent version of each document. */
  documents: z.array(FinancingPaper),
  capTables: z.array(CapTableSummary),
  checklist: z.array(
    z.object({
      item: DiligenceItem,
      done: z.object({ by: z.string(), at: Time, note: z.string() }).nullable(),
    }),
  ),
  questions: z.array(FinancingQuestion),
  accesses: z.array(FinancingAccess),
  history: z.array(FinancingStepTaken),
  /** Newest first. */
  offered: z.array(FinancingOffered),
  declined: z
    .object({
      reason: ReasonCode,
      text: ReasonText,
      customerMessage: z.string().nullable(),
      mayReapplyAt: Time.nullable(),
    })
    .nullable(),
  product: z.object({ symbol: ProductSymbol, status: z.string() }).nullable(),
  /** The open proposal, which waits for a second person. */
  proposed: z.enum(['financing_committee', 'financing_terms']).nullable(),
}).meta({ id: 'FinancingCase' })

const acts = ['NOT_FOUND', 'FINANCING_WRONG_STATUS'] as const

/** The operators' side of financing. Two people decide the committee stage and the terms through approvals. */
export const financingReview = endpoints({
  list: {
    method: 'POST',
    path: 'console/api/v1/financing/list',
    summary:
      'Submitted applications by status, oldest first, with counts; found by number, company, customer or symbol',
    who: 'operator',
    permission: 'financing.read',
    input: z.object({ ...TimeKeysetRequest, status: FinancingStatus.optional(), search: line(100).optional() }),
    reply: keysetOf(FinancingRow).extend({ counts: z.partialRecord(FinancingStatus, z.number().int()) }),
    refusals: [],
  },
  get: {
    method: 'POST',
    path: 'console/api/v1/financing/get',
    summary: 'One application with its versions, data room, checklist, questions and history',
    who: 'operator',
    permission: 'financing.read',
    input: z.object({ id: Id }),
    reply: FinancingCase,
    refusals: ['NOT_FOUND'],
  },
  file: {
    method: 'POST',
    path: 'console/api/v1/financing/file',
    summary: 'One document of the data room; the reader and the reason are recorded and shown to the issuer',
    who: 'operator',
    permission: 'financing.read',
    input: z.object({ id: Id, uploadId: Id, reason: note(300) }),
    reply: FileReply,
    produces: 'file',
    refusals: ['NOT_FOUND', 'KYC_VIEW_LIMIT_REACHED'],
  },
  capTable: {
    method: 'POST',
    path: 'console/api/v1/financing/cap_table',
    summary:
      'A cap table as submitted, in Open Cap Format; the reader and the reason are recorded and shown to the issuer',
    who: 'operator',
    permission: 'financing.read',
    input: z.object({ id: Id, version: z.number().int(), reason: note(300) }),
    reply: FileReply,
    produces: 'file',
    refusals: ['NOT_FOUND', 'KYC_VIEW_LIMIT_REACHED'],
  },
  step: {
    method: 'POST',
    path: 'console/api/v1/financing/step',
    summary: 'Advances an application: to screening, to due diligence, and after a complete checklist to the committee',
    who: 'operator',
    permission: 'financing.review',
    input: z.object({ id: Id, step: z.enum(operatorSteps) }),
    reply: Nothing,
    refusals: [...acts, 'FINANCING_DILIGENCE_OPEN', 'FINANCING_ASKS_OPEN', 'APPROVAL_REQUEST_EXISTS'],
  },
  check: {
    method: 'POST',
    path: 'console/api/v1/financing/check',
    summary: 'Completes an item of due diligence with a note, or reopens it without one',
    who: 'operator',
    permission: 'financing.review',
    input: z.object({ id: Id, item: DiligenceItem, note: note(500).nullable() }),
    reply: Nothing,
    refusals: acts,
  },
  ask: {
    method: 'POST',
    path: 'console/api/v1/financing/ask',
    summary: 'Asks the issuer a question; both sides see question and answer',
    who: 'operator',
    permission: 'financing.review',
    input: z.object({ id: Id, text: note(2000) }),
    reply: Nothing,
    refusals: acts,
  },
  askAgain: {
    method: 'POST',
    path: 'console/api/v1/financing/ask_again',
    summary: 'Requests parts of the application again; the issuer changes and resubmits them',
    who: 'operator',
    permission: 'financing.review',
    input: z.object({
      id: Id,
      version: z.number().int(),
      items: z
        .array(z.object({ item: FinancingItem, customerMessage: note(500) }).strict())
        .min(1)
        .max(8),
    }),
    reply: Nothing,
    refusals: [...acts, 'FINANCING_ASKS_OPEN', 'APPROVAL_REQUEST_EXISTS'],
  },
})
