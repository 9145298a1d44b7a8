import { kycMachine, kycStatuses, verificationLabels } from '@tessera/domain/identity/kyc/machine.ts'
import { addableFields } from '@tessera/domain/identity/singpass/prefill.ts'
import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { ReasonCode } from '#platform/settings/reason-areas.ts'
import { Day, FileReply, Id, line, Nothing, note, TimeKeysetRequest, keysetOf, Time } from '#platform/http/shared.ts'
import { personName } from '#platform/http/person-name.ts'
import { VerifyToken } from '#access/verification/verification.ts'
import { VendorVerdict } from './vendor-verdict.ts'

/** ISO 3166-1 alpha-2. */
export const Country = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .meta({ id: 'Country', example: 'SG' })
export const documentTypes = ['passport', 'id_card', 'driving_licence', 'residence_permit'] as const
export const DocumentType = z.enum(documentTypes)
export const documentKinds = ['front', 'back', 'selfie'] as const
export const DocumentKind = z.enum(documentKinds)
/** Items that a reviewer can request again. */
export const KycItem = z.enum(['details', ...documentKinds])

/** Items that the customer must send again, each with the displayed reason. */
export const KycItemRequests = z
  .array(z.object({ item: KycItem, reason: ReasonCode, customerMessage: note(500).optional() }).strict())
  .min(1)
  .max(4)

export const Address = z
  .object({
    line1: line(120),
    line2: line(120).optional(),
    city: line(80),
    region: line(80).optional(),
    postcode: line(20),
    country: Country,
  })
  .strict()
export const KycDetails = z
  .object({
    legalName: personName(),
    birthDate: Day,
    nationality: Country,
    documentType: DocumentType,
    documentNumber: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9][A-Za-z0-9 ./()-]{3,29}$/),
    /** Null for a document that does not expire. */
    documentExpiresOn: Day.nullable(),
    address: Address,
  })
  .strict()
const uploads = { front: Id, back: Id.optional(), selfie: Id }

const ReviewReason = z.object({ reason: ReasonCode, reasonText: z.string(), customerMessage: z.string().nullable() })
const decisions = ['pending', 'approved', 'revision', 'rejected'] as const
const KycDocument = z.object({
  kind: DocumentKind,
  uploadId: Id,
  decision: z.enum(decisions),
  /** Set while it is requested again; `reasonText` is in the reader's language. */
  resubmission: ReviewReason.nullable(),
})
/** Details for display: only the last characters of the document number. */
const DisplayedDetails = KycDetails.omit({ documentNumber: true }).extend({
  documentNumberMasked: z.string(),
  /** The time at which the data was fetched from Myinfo; absent for other sources. */
  fromMyinfoAt: Time.optional(),
  /** The details that no government verified, because the customer gave them here or at the source. */
  unverifiedFields: z.array(z.enum(addableFields)).optional(),
})

export const KycVerification = z
  .object({
    status: z.enum(kycStatuses),
    label: z.enum(verificationLabels),
    step: z.enum(['details', 'review', 'resend', 'approved', 'rejected']),
    /** The newest file; null before the first. */
    case: z
      .object({
        number: z.string(),
        version: z.number().int(),
        submittedAt: Time,
        details: DisplayedDetails,
        detailsResubmission: ReviewReason.nullable(),
        documents: z.array(KycDocument),
        /** `expiring` in the last month of the document; `expired` once a new one is needed. */
        expiry: z.enum(['expiring', 'expired']).nullable(),
        /** True while an approved identity waits for a new approval. Until then, trading and withdrawals are blocked. */
        reviewedAgain: z.boolean(),
        /** The reason of the rejection. */
        rejected: ReviewReason.nullable(),
      })
      .nullable(),
    /** Median hours from submission to decision over the last 30 days; null without decisions in them. */
    medianReviewHours: z.number().int().nullable(),
  })
  .meta({ id: 'KycVerification' })

export const sendRefusals = [
  'ACCOUNT_FROZEN',
  'KYC_TOO_YOUNG',
  'KYC_BIRTH_DATE_UNLIKELY',
  'KYC_COUNTRY_NOT_SERVED',
  'KYC_EXPIRY_MISSING',
  'KYC_DOCUMENT_EXPIRED',
  'KYC_BACK_MISSING',
  'KYC_UPLOAD_UNKNOWN',
  'KYC_UPLOAD_TWICE',
] as const

const IdentityCheck = z.object({ needed: z.boolean(), remaining: z.number().int() }).meta({ id: 'IdentityCheck' })

export const kyc = endpoints({
  personal: {
    method: 'POST',
    path: 'ex/api/v1/user/kyc/personal',
    summary: 'Submits the details and photos of a person for review',
    who: 'customer',
    idempotent: 'tx',
    rate: { points: 20, seconds: 3600 },
    secret: ['documentNumber'],
    input: KycDetails.extend({ uploads: z.object(uploads).strict() }),
    reply: KycVerification,
    refusals: ['IDENTITY_CHOICE_COMPANY', 'KYC_ALREADY_APPROVED', 'KYC_ALREADY_OPEN', ...sendRefusals],
  },
  resend: {
    method: 'POST',
    path: 'ex/api/v1/kyc/resend',
    summary: 'Resubmits all requested parts, and nothing else',
    who: 'customer',
    idempotent: 'tx',
    rate: { points: 20, seconds: 3600 },
    secret: ['details.documentNumber'],
    input: z.object({ details: KycDetails.optional(), uploads: z.object(uploads).partial().strict() }),
    reply: KycVerification,
    refusals: ['KYC_NOTHING_REQUESTED', 'KYC_ITEM_NOT_REQUESTED', 'KYC_ITEM_MISSING', ...sendRefusals],
  },
  get: {
    method: 'POST',
    path: 'ex/api/v1/kyc/get',
    summary: 'Status of the caller’s verification, and the parts requested again',
    who: 'customer',
    memberRight: 'view',
    input: z.object({}),
    reply: KycVerification,
    refusals: [],
  },
  identityCheck: {
    method: 'POST',
    path: 'ex/api/v1/kyc/identity_check',
    summary: 'Tells whether the next withdrawal needs an identity check, and how many tries are left',
    who: 'customer',
    reads: true,
    input: z.object({}),
    reply: IdentityCheck,
    refusals: [],
  },
  checkIdentity: {
    method: 'POST',
    path: 'ex/api/v1/kyc/check_identity',
    summary: 'Name and document number as in the approved file; five wrong tries in a day pause withdrawals for a day',
    who: 'approved',
    rate: { points: 30, seconds: 3600 },
    secret: ['idNo'],
    /** The token is of the scene `check_identity`, payload {}. */
    input: z.object({ name: line(100), idNo: line(40), verifyToken: VerifyToken }),
    reply: IdentityCheck,
    refusals: [
      'KYC_REQUIRED',
      'ACCOUNT_FROZEN',
      'KYC_IDENTITY_CHECK_LOCKED',
      'VERIFY_TOKEN_INVALID',
      'KYC_IDENTITY_WRONG',
    ],
  },
})

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
