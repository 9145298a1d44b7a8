import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import {
  CapTableSummary,
  FinancingAccess,
  FinancingChecked,
  FinancingCompany,
  FinancingDocumentKind,
  FinancingItem,
  FinancingOffer,
  FinancingOffered,
  FinancingPaper,
  FinancingPeople,
  FinancingPrecheck,
  FinancingQuestion,
  FinancingStatus,
  FinancingStep,
  FinancingStepTaken,
  FinancingUses,
} from './financing-shapes.ts'
import { ReasonCode } from '#platform/settings/reason-areas.ts'
import { OwnHolders } from '#issuance/products/own-holders.ts'
import { capTableFaultCodes, MAX_CAP_TABLE_CHARACTERS } from './ocf.ts'
import { Ratio } from '#issuance/products/products.ts'
import { ProductSymbol, Coin, Day, FileReply, Id, line, note, Nothing, Time } from '#platform/http/shared.ts'
import { VerifyToken } from '#access/verification/verification.ts'

const editRefusals = [
  'ACCOUNT_FROZEN',
  'FINANCING_CLOSED',
  'FINANCING_COMPANY_NEEDED',
  'FINANCING_TOO_EARLY',
  'FINANCING_NOT_EDITABLE',
] as const
const actRefusals = ['ACCOUNT_FROZEN', 'FINANCING_COMPANY_NEEDED', 'NOT_FOUND', 'FINANCING_WRONG_STATUS'] as const
const autosave = { points: 1200, seconds: 3600 } as const

export const FinancingApplication = z
  .object({
    id: Id,
    /** The displayed number: FA and digits. */
    number: z.string(),
    status: FinancingStatus,
    /** The last submitted version; 0 before the first. */
    version: z.number().int(),
    precheck: FinancingPrecheck,
    checked: FinancingChecked.nullable(),
    offer: FinancingOffer,
    uses: FinancingUses,
    people: FinancingPeople,
    /** The accepted fee; null before. */
    fee: Ratio.nullable(),
    /** The newest version of each kind. */
    documents: z.array(FinancingPaper),
    capTable: CapTableSummary.nullable(),
    missing: z.array(
      z.object({
        step: FinancingStep,
        /** The path of the field: `revenue`, `documents.memorandum`, `uses`. */
        field: z.string(),
        code: z.string(),
        /** The sentence in the reader's language. */
        text: z.string(),
      }),
    ),
    /** All items of a draft; later only the requested changes. */
    editable: z.array(FinancingItem),
    requestedItems: z.array(z.object({ item: FinancingItem, customerMessage: z.string(), at: Time })),
    questions: z.array(FinancingQuestion),
    /** Reads of the data room by operators, newest first, at most a hundred. */
    accesses: z.array(FinancingAccess),
    history: z.array(FinancingStepTaken),
    /** Completed due diligence in whole percent; null before it. */
    diligence: z.number().int().nullable(),
    /** The newest offered terms. */
    offered: FinancingOffered.nullable(),
    declined: z
      .object({
        reason: ReasonCode,
        text: z.string(),
        customerMessage: z.string().nullable(),
        mayReapplyAt: Time.nullable(),
      })
      .nullable(),
    product: z.object({ symbol: ProductSymbol, status: z.string() }).nullable(),
    savedAt: Time,
    submittedAt: Time.nullable(),
  })
  .meta({ id: 'FinancingApplication' })

export const FinancingState = z
  .object({
    /**
     * `company`: may apply. `unverified`: not verified yet. `person`: verified as a natural person, who cannot apply.
     */
    who: z.enum(['company', 'unverified', 'person']),
    /** False while no applications are accepted. */
    open: z.boolean(),
    company: FinancingCompany.nullable(),
    /** The newest application; null before the first. */
    application: FinancingApplication.nullable(),
    /** True if another application may start now. */
    mayApply: z.boolean(),
    /** The fee as a fraction of the money raised; null while no applications are accepted. */
    fee: Ratio.nullable(),
    /** Currencies for the price and the figures. */
    currencies: z.array(Coin),
    /** The text to sign, in the reader's language. */
    declaration: z.object({ version: z.string(), sha256: z.string(), text: z.string() }),
  })
  .meta({ id: 'FinancingState' })

/** The issuer's side of financing. */
export const financing = endpoints({
  current: {
    method: 'POST',
    path: 'ex/api/v1/financing/current',
    summary: 'The caller’s financing application: eligibility, saved parts, missing parts and status',
    who: 'customer',
    reads: true,
    input: Nothing,
    reply: FinancingState,
    refusals: [],
  },
  save: {
    method: 'POST',
    path: 'ex/api/v1/financing/save',
    summary: 'Saves any part: the given fields, null to clear one, lists as a whole; starts a draft if none is open',
    who: 'customer',
    rate: autosave,
    input: z.object({
      precheck: FinancingPrecheck.partial().optional(),
      offer: FinancingOffer.partial().optional(),
      uses: FinancingUses.optional(),
      people: FinancingPeople.optional(),
      /** Accepts the displayed fee; null withdraws the acceptance. */
      fee: Ratio.nullable().optional(),
    }),
    reply: FinancingState,
    refusals: [...editRefusals, 'FINANCING_ITEM_NOT_REQUESTED', 'FINANCING_CURRENCY_UNKNOWN', 'FINANCING_FEE_CHANGED'],
  },
  precheck: {
    method: 'POST',
    path: 'ex/api/v1/financing/precheck',
    summary: 'Compares the figures with the listing requirements at the current rate, and returns the unmet ones',
    who: 'customer',
    reads: true,
    rate: { points: 60, seconds: 3600 },
    input: Nothing,
    reply: FinancingState,
    refusals: [
      ...editRefusals,
      'FINANCING_NOTHING_SAVED',
      'FINANCING_FIELD_MISSING',
      'FINANCING_AMOUNT_WRONG',
      'FINANCING_RATE_MISSING',
    ],
  },
  saveDocument: {
    method: 'POST',
    path: 'ex/api/v1/financing/save_document',
    summary: 'Sets the document of a kind to an own upload of purpose `attachment`, a PDF, or sets its date of issue',
    who: 'customer',
    rate: autosave,
    /** Without `uploadId`, sets only the date of issue. */
    input: z.object({ kind: FinancingDocumentKind, uploadId: Id.optional(), issuedOn: Day.nullable().optional() }),
    reply: FinancingState,
    refusals: [
      ...editRefusals,
      'FINANCING_NOTHING_SAVED',
      'FINANCING_ITEM_NOT_REQUESTED',
      'FINANCING_DOCUMENT_MISSING',
      'FINANCING_DATE_LATER',
      'FINANCING_UPLOAD_UNKNOWN',
      'FINANCING_UPLOAD_NOT_PDF',
      'FINANCING_UPLOAD_TWICE',
    ],
  },
  saveCapTable: {
    method: 'POST',
    path: 'ex/api/v1/financing/save_cap_table',
    summary:
      'Stores the cap table, a text in Open Cap Format; if anything is wrong, stores nothing and returns all faults',
    who: 'customer',
    rate: { points: 60, seconds: 3600 },
    input: z.object({ json: z.string().min(1).max(MAX_CAP_TABLE_CHARACTERS) }),
    reply: FinancingState.extend({
      faults: z.array(z.object({ at: z.string(), what: z.enum(capTableFaultCodes) })),
    }),
    refusals: [...editRefusals, 'FINANCING_NOTHING_SAVED', 'FINANCING_ITEM_NOT_REQUESTED'],
  },
  submit: {
    method: 'POST',
    path: 'ex/api/v1/financing/submit',
    summary: 'Signs the declaration and submits the application, or the requested parts again',
    who: 'customer',
    idempotent: 'tx',
    rate: { points: 20, seconds: 3600 },
    input: z.object({
      /** The `declaration` of the response that was displayed. */
      declaration: z
        .object({ version: line(20), sha256: z.string().regex(/^[0-9a-f]{64}$/), accepted: z.literal(true) })
        .strict(),
      /** A director of the application. */
      signer: line(100),
    }),
    reply: FinancingState,
    refusals: [
      ...editRefusals,
      'FINANCING_NOTHING_SAVED',
      'FINANCING_FIELD_MISSING',
      'FINANCING_PRECHECK_OPEN',
      'FINANCING_PRICE_WRONG',
      'FINANCING_UNITS_WRONG',
      'FINANCING_USES_WRONG',
      'FINANCING_DOCUMENT_MISSING',
      'FINANCING_ISSUE_DATE_MISSING',
      'FINANCING_DATE_LATER',
      'FINANCING_DOCUMENT_TOO_OLD',
      'FINANCING_CAP_TABLE_MISSING',
      'FINANCING_PEOPLE_MISSING',
      'FINANCING_CONTACT_MISSING',
      'FINANCING_FEES_OPEN',
      'FINANCING_FEE_CHANGED',
      'FINANCING_ITEM_UNANSWERED',
      'FINANCING_SIGNER_REFUSED',
      'FINANCING_DECLARATION_CHANGED',
    ],
  },
  withdraw: {
    method: 'POST',
    path: 'ex/api/v1/financing/withdraw',
    summary: 'Withdraws the application; the company can start another one',
    who: 'customer',
    idempotent: 'tx',
    input: z.object({ id: Id }),
    reply: FinancingState,
    refusals: actRefusals,
  },
  answer: {
    method: 'POST',
    path: 'ex/api/v1/financing/answer',
    summary: 'Answers a question of the exchange, once',
    who: 'customer',
    idempotent: 'tx',
    rate: { points: 60, seconds: 3600 },
    input: z.object({ id: Id, text: note(4000) }),
    reply: FinancingState,
    refusals: actRefusals,
  },
  decideTerms: {
    method: 'POST',
    path: 'ex/api/v1/financing/decide_terms',
    summary: 'Accepts or declines exactly the terms shown; accepted terms create a draft of the product',
    who: 'customer',
    idempotent: 'tx',
    rate: { points: 20, seconds: 3600 },
    input: z.object({
      /** The id of the terms. */
      id: Id,
      hash: z.string().regex(/^[0-9a-f]{64}$/),
      verdict: z.enum(['accept', 'decline']),
      /** Scene `decide_terms`, bound to {id, application, verdict, amount, fiat, hash}. */
      verifyToken: VerifyToken,
    }),
    reply: FinancingState,
    refusals: [
      ...actRefusals,
      'SECURITY_FACTOR_REQUIRED',
      'VERIFY_TOKEN_INVALID',
      'KYC_REQUIRED',
      'FINANCING_TERMS_MOVED',
    ],
  },
  holders: {
    method: 'POST',
    path: 'ex/api/v1/financing/holders',
    summary: 'Holders of the caller’s own product, counted by class and country',
    who: 'customer',
    reads: true,
    rate: { points: 60, seconds: 3600 },
    input: z.object({ symbol: ProductSymbol }),
    reply: OwnHolders,
    refusals: ['NOT_FOUND'],
  },
  holdersFile: {
    method: 'POST',
    path: 'ex/api/v1/financing/holders_file',
    summary:
      'The holders of the caller’s own product in Open Cap Format: certificates by number, holders by a number used only here',
    who: 'customer',
    rate: { points: 20, seconds: 3600 },
    input: z.object({ symbol: ProductSymbol }),
    reply: FileReply,
    produces: 'file',
    refusals: ['NOT_FOUND'],
  },
})
