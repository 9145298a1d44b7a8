import { kycStatuses, verificationLabels } from '@tessera/domain/identity/kyc/machine.ts'
import { addableFields } from '@tessera/domain/identity/singpass/prefill.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { ReasonCode } from '#platform/settings/reason-areas.ts'
import { Day, Id, line, note, Time } from '#platform/http/shared.ts'
import { personName } from '#platform/http/person-name.ts'
import { VerifyToken } from '#access/verification/verification.ts'

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
export const DisplayedDetails = KycDetails.omit({ documentNumber: true }).extend({
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
        /** True while the customer can withdraw it: undecided, never approved, and not in a vendor's check. */
        mayWithdraw: z.boolean(),
        /** The time at which the customer withdrew it. A new file can then be sent. */
        withdrawnAt: Time.nullable(),
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
  withdraw: {
    method: 'POST',
    path: 'ex/api/v1/kyc/withdraw',
    summary: 'Withdraws a file that was never approved, until it is decided; a new one can be sent afterwards',
    who: 'customer',
    rate: { points: 20, seconds: 3600 },
    /** The number of the displayed file, so that a newer one is not withdrawn by mistake. */
    input: z.object({ number: line(20) }),
    reply: KycVerification,
    refusals: ['ACCOUNT_FROZEN', 'KYC_NOT_WITHDRAWABLE', 'KYC_CHECK_RUNNING'],
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
