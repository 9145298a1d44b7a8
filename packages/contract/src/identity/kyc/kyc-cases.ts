import { kycMachine } from '@tessera/domain/identity/kyc/machine.ts'
import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { ReasonCode } from '#platform/settings/reason-areas.ts'
import { FileReply, Id, keysetOf, line, note, Nothing, Time, TimeKeysetRequest } from '#platform/http/shared.ts'
import { Country, DisplayedDetails, DocumentKind, KycItem, KycItemRequests } from './kyc.ts'
import { VendorVerdict } from './vendor-verdict.ts'

export const KycCaseStatus = z.enum(statusesOf(kycMachine))
const Person = z.object({ id: Id, name: z.string() })
export const KycCaseRow = z
  .object({
    id: Id,
    number: z.string(),
    customer: z.object({ id: Id, number: z.string(), email: z.string() }),
    legalName: z.string(),
    nationality: Country,
    /** High-risk countries of the site settings among nationality and residence. */
    highRisk: z.array(Country),
    status: KycCaseStatus,
    version: z.number().int(),
    submittedAt: Time,
    decidedAt: Time.nullable(),
  })
  .meta({ id: 'KycCaseRow' })
export const KycCaseVersion = z.object({
  version: z.number().int(),
  at: Time,
  details: DisplayedDetails,
  documents: z.array(z.object({ kind: DocumentKind, uploadId: Id, sha256: z.string() })),
  requestedItems: z.array(
    z.object({
      item: KycItem,
      reason: ReasonCode,
      customerMessage: z.string().nullable(),
      /** Null for a request of the vendor. */
      by: Person.nullable(),
      at: Time,
    }),
  ),
})
export const KycCase = KycCaseRow.extend({
  /** The time at which the customer withdrew it. */
  withdrawnAt: Time.nullable(),
  reason: ReasonCode.nullable(),
  customerMessage: z.string().nullable(),
  /** Newest first. The first two show the last change. */
  versions: z.array(KycCaseVersion),
  vendor: VendorVerdict,
  /** Automatic checks, each true if passed. */
  checks: z.array(
    z.object({
      check: z.enum(['country_served', 'adult', 'document_unexpired', 'number_unique', 'photos_differ']),
      passed: z.boolean(),
    }),
  ),
  /** Files of other customers with the same document number, the newest ten; `total` counts all. */
  sameNumber: z.object({
    total: z.number().int(),
    files: z.array(z.object({ id: Id, number: z.string(), status: KycCaseStatus, customer: z.string() })),
  }),
}).meta({ id: 'KycCase' })

/** Review of files by operators. Approving and rejecting is done through approvals, by two people. */
export const kycCases = endpoints({
  list: {
    method: 'POST',
    path: 'console/api/v1/kyc/list',
    summary: 'Files of all customers by status, oldest first',
    who: 'operator',
    permission: 'kyc.read',
    input: z.object({
      ...TimeKeysetRequest,
      status: KycCaseStatus.optional(),
      search: line(100).optional(),
      /** Only files with a high-risk country, or only files without one. */
      highRisk: z.boolean().optional(),
    }),
    reply: keysetOf(KycCaseRow),
    refusals: [],
  },
  get: {
    method: 'POST',
    path: 'console/api/v1/kyc/get',
    summary: 'One file with all its versions; the document number shows only its last characters',
    who: 'operator',
    permission: 'kyc.read',
    input: z.object({ id: Id }),
    reply: KycCase,
    refusals: ['NOT_FOUND'],
  },
  reveal: {
    method: 'POST',
    path: 'console/api/v1/kyc/reveal',
    summary: 'The full document number of the newest version; the reason is recorded in the audit log',
    who: 'operator',
    permission: 'kyc.review',
    rate: { points: 30, seconds: 3600 },
    input: z.object({ id: Id, reason: note(300) }),
    reply: z.object({ documentNumber: z.string() }),
    refusals: ['NOT_FOUND'],
  },
  file: {
    method: 'POST',
    path: 'console/api/v1/kyc/file',
    summary: 'One photo of a file; the reason is recorded in the audit log, at most 50 in 24 hours',
    who: 'operator',
    permission: 'kyc.read',
    input: z.object({ id: Id, uploadId: Id, reason: note(300) }),
    reply: FileReply,
    produces: 'file',
    refusals: ['NOT_FOUND', 'KYC_VIEW_LIMIT_REACHED'],
  },
  askAgain: {
    method: 'POST',
    path: 'console/api/v1/kyc/ask_again',
    summary: 'Requests details or photos again; one person is enough',
    who: 'operator',
    permission: 'kyc.review',
    input: z.object({
      id: Id,
      /** The viewed version, so that a newer one is not meant by mistake. */
      version: z.number().int(),
      items: KycItemRequests,
    }),
    reply: Nothing,
    refusals: ['NOT_FOUND', 'KYC_WRONG_STATUS', 'KYC_NO_PHOTOS', 'APPROVAL_REQUEST_EXISTS', 'REASON_CODE_ENDED'],
  },
})
