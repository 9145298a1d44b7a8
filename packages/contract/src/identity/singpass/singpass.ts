import { addableFields } from '@tessera/domain/identity/singpass/prefill.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { Address, Country, DocumentType, KycVerification, sendRefusals } from '#identity/kyc/kyc.ts'
import { Day, Id, Time } from '#platform/http/shared.ts'
import { personName } from '#platform/http/person-name.ts'

/** One item of the source; null if the source lacks it. */
const item = <T extends z.ZodType>(value: T) =>
  z
    .object({
      value,
      /** True if the government verified it; false if the person entered it. */
      verified: z.boolean(),
      updatedOn: Day.nullable(),
    })
    .nullable()

export const MyinfoPrefill = z
  .object({
    id: Id,
    source: z.literal('myinfo'),
    fetchedAt: Time,
    /** The data can be sent until this time; afterwards it is deleted. */
    expiresAt: Time,
    /** The masked number of the identity card or pass: only its last characters. */
    uinfinMasked: z.string(),
    documentType: DocumentType,
    legalName: item(z.string()),
    birthDate: item(Day),
    nationality: item(Country),
    /** The expiry date of a pass; an identity card does not expire. */
    documentExpiresOn: item(Day),
    address: item(Address),
    mobile: item(z.string()),
    email: item(z.string()),
    /** The fields that the source lacks and the customer adds. All others are locked. */
    missing: z.array(z.enum(addableFields)),
  })
  .meta({ id: 'MyinfoPrefill' })

/** The parameters in the URL with which the browser returns from a vendor. */
export const returnedFields = {
  code: z.string().max(2048).optional(),
  state: z.string().max(256).optional(),
  iss: z.string().max(256).optional(),
  /** Sent instead of a code, such as `access_denied`. */
  error: z.string().max(64).optional(),
}

/** The fields of the response that both Singapore vendors share. */
export const startedFields = {
  /** False if this installation is not registered at the vendor. */
  available: z.boolean(),
  /** The URL that the browser must open next. */
  authUrl: z.url().nullable(),
  state: z.string().nullable(),
}

const consented = z.literal(true)

export const singpass = endpoints({
  verifyAuth: {
    method: 'POST',
    path: 'ex/kyc/singPass/verifyAuth',
    summary:
      'Starts a verification with Singpass (`start`), ends it after the return, or reads the fetched data (`resume`)',
    who: 'customer',
    rate: { points: 120, seconds: 3600 },
    /** Without `action`, the parameters of the vendor's return: `state` and `iss` with `code` or `error`. */
    input: z.object({ action: z.enum(['start', 'resume']).optional(), ...returnedFields }),
    reply: z.object({ ...startedFields, prefill: MyinfoPrefill.nullable() }).meta({ id: 'SingpassStep' }),
    refusals: [
      'ACCOUNT_FROZEN',
      'IDENTITY_CHOICE_COMPANY',
      'KYC_ALREADY_APPROVED',
      'KYC_ALREADY_OPEN',
      'MYINFO_NOT_AVAILABLE',
      'MYINFO_UNREACHABLE',
      'MYINFO_TRY_AGAIN',
      'MYINFO_DECLINED',
      'MYINFO_ATTEMPT_UNKNOWN',
      'MYINFO_ATTEMPT_USED',
    ],
  },
  submit: {
    method: 'POST',
    path: 'ex/kyc/auth_realname_singapore',
    summary: 'Sends data from Myinfo for review, with the fields that the customer added',
    who: 'customer',
    idempotent: 'tx',
    rate: { points: 20, seconds: 3600 },
    input: z.object({
      prefillId: Id,
      /** Values of the fields in `missing` of the prefill, and of no other field. */
      corrections: z
        .object({
          legalName: personName(),
          birthDate: Day,
          nationality: Country,
          documentExpiresOn: Day,
          address: Address,
        })
        .partial()
        .strict(),
      /** Consent to the use of the data for verification, and confirmation that it is true and complete. */
      consents: z.object({ use: consented, accuracy: consented }).strict(),
    }),
    reply: KycVerification,
    refusals: [
      'IDENTITY_CHOICE_COMPANY',
      'KYC_ALREADY_APPROVED',
      'KYC_ALREADY_OPEN',
      'MYINFO_PREFILL_OVER',
      'MYINFO_FIELD_LOCKED',
      'MYINFO_FIELD_MISSING',
      ...sendRefusals,
    ],
  },
})
