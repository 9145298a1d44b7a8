import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { ReasonCode } from '#platform/settings/reason-areas.ts'
import { AppliedClass, InvestorGround, InvestorRules, InvestorStatus, Worth, InvestorClass } from './investor-shapes.ts'
import { Consent, Id, note, Time } from '#platform/http/shared.ts'

export const InvestorApplication = z
  .object({
    id: Id,
    number: z.string(),
    class: AppliedClass,
    ground: InvestorGround,
    worth: Worth,
    /** The qualification or role of an expert; null if the evidence is an amount. */
    statement: z.string().nullable(),
    /** The SGD that count after haircuts and caps; null if the evidence is not an amount. */
    counted: z.number().int().nullable(),
    status: InvestorStatus,
    consent: Consent,
    files: z.array(z.object({ uploadId: Id, name: z.string() })),
    submittedAt: Time,
    decidedAt: Time.nullable(),
    /** Null before it is granted. */
    expiresAt: Time.nullable(),
    endedAt: Time.nullable(),
    rejected: z
      .object({ reason: ReasonCode, reasonText: z.string(), customerMessage: z.string().nullable() })
      .nullable(),
  })
  .meta({ id: 'InvestorApplication' })

export const InvestorClassState = z
  .object({
    code: InvestorClass,
    /** The application that granted the current class; null for a retail investor. */
    held: InvestorApplication.nullable(),
    /** The newest other application; null if there is none. */
    newest: InvestorApplication.nullable(),
    /** True for a sub-account, whose class is that of its owner. */
    ofOwner: z.boolean(),
    /** The grounds that this customer may use, each with its class. */
    grounds: z.array(z.object({ ground: InvestorGround, class: AppliedClass })),
    rules: InvestorRules,
    notices: z.array(z.object({ class: AppliedClass, version: z.string(), sha256: z.string(), text: z.string() })),
  })
  .meta({ id: 'InvestorClassState' })

export const investorClasses = endpoints({
  current: {
    method: 'POST',
    path: 'ex/api/v1/investor_class/current',
    summary: 'The investor class of the caller, its application and end, and the thresholds and notices for a new one',
    who: 'customer',
    subAccounts: true,
    reads: true,
    input: z.object({}),
    reply: InvestorClassState,
    refusals: [],
  },
  apply: {
    method: 'POST',
    path: 'ex/api/v1/investor_class/apply',
    summary: 'Applies for a class, or renews it, with evidence and consent; two people decide',
    who: 'approved',
    idempotent: 'tx',
    rate: { points: 30, seconds: 3600 },
    input: z.object({
      class: AppliedClass,
      ground: InvestorGround,
      worth: Worth.optional(),
      /** The qualification or role; required for these grounds. */
      statement: note(1000).optional(),
      uploads: z.array(Id).min(1).max(10),
      consent: z.object({ version: z.string().max(20), sha256: z.string().length(64) }).strict(),
    }),
    reply: InvestorClassState,
    refusals: [
      'ACCOUNT_FROZEN',
      'KYC_REQUIRED',
      'SECURITY_FACTOR_REQUIRED',
      'INVESTOR_APPLICATION_OPEN',
      'INVESTOR_GROUND_UNFIT',
      'INVESTOR_WORTH_TOO_LOW',
      'INVESTOR_STATEMENT_NEEDED',
      'INVESTOR_UPLOAD_UNKNOWN',
      'INVESTOR_UPLOAD_TWICE',
      'INVESTOR_NOTICE_CHANGED',
    ],
  },
  cancel: {
    method: 'POST',
    path: 'ex/api/v1/investor_class/cancel',
    summary: 'Cancels the open application of the caller',
    who: 'customer',
    input: z.object({ id: Id }),
    reply: InvestorClassState,
    refusals: ['NOT_FOUND', 'INVESTOR_WRONG_STATUS'],
  },
  withdraw: {
    method: 'POST',
    path: 'ex/api/v1/investor_class/withdraw',
    summary:
      'Withdraws the consent: the caller is a retail investor at once, and buy orders that need the class are cancelled',
    who: 'customer',
    input: z.object({ id: Id }),
    reply: InvestorClassState,
    refusals: ['NOT_FOUND', 'INVESTOR_WRONG_STATUS'],
  },
})
