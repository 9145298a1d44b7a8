import { sumsubKinds, sumsubMachine } from '@tessera/domain/identity/sumsub/machine.ts'
import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { Country, documentTypes } from '#identity/kyc/kyc.ts'
import { programReasons } from '#platform/settings/reason-areas.ts'
import { Nothing } from '#platform/http/shared.ts'

const Kind = z.enum(sumsubKinds)
export const SumsubStatus = z.enum(statusesOf(sumsubMachine))

const KycConfig = z
  .object({
    /** `manual`: no vendor is configured, and our own team verifies documents. */
    provider: z.enum(['sumsub', 'manual']),
    mode: z.enum(['sandbox', 'live']).nullable(),
    levelName: z.string().nullable(),
    /** Countries whose citizens and residents are served. */
    countries: z.array(Country),
    docs: z.array(z.enum(documentTypes)),
    /** The vendor's script for the browser. */
    sdkUrl: z.string().nullable(),
    /** The vendor's progress; null before verification started. */
    standing: z
      .object({
        status: SumsubStatus,
        /** The reasons of a rejection, in the reader's language. */
        reasons: z.array(z.object({ reason: z.enum(programReasons.kyc), text: z.string() })),
        /** The vendor's own comment for the customer. */
        comment: z.string().nullable(),
        /** True if the vendor verified the person but the customer must still enter some details. */
        incomplete: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'KycConfig' })

export const sumsub = endpoints({
  config: {
    method: 'POST',
    path: 'ex/kyc/config',
    summary: 'The vendor that verifies identities, its level, and the progress of the caller',
    who: 'customer',
    reads: true,
    input: z.object({ kind: Kind.default('personal') }),
    reply: KycConfig,
    refusals: [],
  },
  issueToken: {
    method: 'POST',
    path: 'ex/api/v1/sumsub/issue_token',
    summary:
      "Creates a token for the vendor's script, also after an earlier one has expired; the first one starts verification",
    who: 'customer',
    rate: { points: 60, seconds: 3600 },
    input: z.object({ kind: Kind }),
    reply: z.object({ token: z.string(), expiresInSeconds: z.number().int() }),
    refusals: [
      'SUMSUB_NOT_OFFERED',
      'SUMSUB_REJECTED',
      'SUMSUB_UNAVAILABLE',
      'ACCOUNT_FROZEN',
      'IDENTITY_CHOICE_COMPANY',
      'IDENTITY_CHOICE_PERSONAL',
      'KYC_ALREADY_APPROVED',
      'KYC_ALREADY_OPEN',
      'COMPANY_ALREADY_APPROVED',
    ],
  },
})

/**
 * The rule by which a green verdict verifies natural persons of class ri without people, if all their countries are
 * listed. Two people change it.
 */
export const SumsubRule = z
  .object({
    verifies: z.boolean(),
    countries: z
      .array(Country)
      .max(300)
      .overwrite((codes) => [...new Set(codes)].toSorted()),
  })
  .strict()

export const sumsubDesk = endpoints({
  rule: {
    method: 'POST',
    path: 'console/api/v1/sumsub/rule',
    summary: 'The rule for verification on a green verdict alone, with its countries',
    who: 'operator',
    permission: 'site.read',
    input: z.object({}),
    reply: SumsubRule,
    refusals: [],
  },
})

const DIGEST_ALGORITHMS = ['HMAC_SHA256_HEX', 'HMAC_SHA512_HEX'] as const

/** Called by the vendor, which signs each body with a shared secret. */
export const sumsubWebhooks = endpoints({
  receive: {
    method: 'POST',
    path: 'ex/api/v1/sumsub/webhook',
    summary: 'Stores a webhook of Sumsub, signed over its raw bytes; a job applies it later',
    who: 'visitor',
    rate: { points: 6000, seconds: 60 },
    signature: {
      headers: z.object({
        /** HMAC of the raw body in hexadecimal. */
        'x-payload-digest': z.string(),
        /** The digest algorithm; it must be the configured one. */
        'x-payload-digest-alg': z.enum(DIGEST_ALGORITHMS),
      }),
      body: z.looseObject({
        type: z.string(),
        applicantId: z.string().optional(),
        externalUserId: z.string().optional(),
        createdAtMs: z.string(),
      }),
    },
    input: z.object({}),
    reply: Nothing,
    refusals: ['FORBIDDEN'],
  },
})
