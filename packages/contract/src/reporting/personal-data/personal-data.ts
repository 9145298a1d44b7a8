import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { Language, FileReply, Id, Time } from '#platform/http/shared.ts'
import { VerifyToken } from '#access/verification/verification.ts'

/** A consent of a customer. `withdrawnAt` is null while the consent is in force. */
export const consentKinds = [
  'terms',
  'agent',
  'broker_power',
  'company_declaration',
  'financing_declaration',
  'investor_notice',
] as const
export const Consent = z
  .object({
    kind: z.enum(consentKinds),
    /** The edition of the text. */
    edition: z.string(),
    /** SHA-256 of the text on screen, in hexadecimal; null if only the edition was stored. */
    sha256: z.string().nullable(),
    lang: Language.nullable(),
    at: Time,
    withdrawnAt: Time.nullable(),
  })
  .meta({ id: 'ConsentRecord' })

export const PersonalDataExport = z
  .object({ id: Id, requestedAt: Time, readyAt: Time.nullable(), availableUntil: Time })
  .meta({ id: 'PersonalDataExport' })

export const exportFormats = ['json', 'pdf'] as const

export const personalData = endpoints({
  consents: {
    method: 'POST',
    path: 'ex/api/v1/personal_data/consents',
    summary: 'Texts that the customer agreed to, newest first',
    who: 'customer',
    memberRight: 'own',
    input: z.object({}),
    reply: z.object({ rows: z.array(Consent) }),
    refusals: [],
  },
  list: {
    method: 'POST',
    path: 'ex/api/v1/personal_data/list',
    summary: 'Exports of personal data, in progress or available, newest first',
    who: 'customer',
    memberRight: 'own',
    input: z.object({}),
    reply: z.object({ rows: z.array(PersonalDataExport) }),
    refusals: [],
  },
  request: {
    method: 'POST',
    path: 'ex/api/v1/personal_data/request',
    summary: 'Starts an export of all data about the customer, as JSON and PDF. Once a day',
    who: 'customer',
    memberRight: 'own',
    rate: { points: 20, seconds: 3600 },
    /** The token is of the scene `download_data`, payload {}. */
    input: z.object({ verifyToken: VerifyToken }),
    reply: PersonalDataExport,
    refusals: ['VERIFY_TOKEN_INVALID', 'PERSONAL_DATA_EXPORT_TODAY'],
  },
  file: {
    method: 'POST',
    path: 'ex/api/v1/personal_data/file',
    summary: 'A file of an export',
    who: 'customer',
    memberRight: 'own',
    rate: { points: 30, seconds: 3600 },
    input: z.object({ id: Id, format: z.enum(exportFormats) }),
    reply: FileReply,
    produces: 'file',
    refusals: ['NOT_FOUND'],
  },
})
