import { agentMachine, licenceTypes } from '@tessera/domain/partners/agents/machine.ts'
import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { Country } from '#identity/kyc/kyc.ts'
import { Ratio } from '#issuance/products/products.ts'
import {
  AmountText,
  Coin,
  Day,
  Id,
  keysetOf,
  KeysetRequest,
  line,
  Nothing,
  note,
  SignedAmountText,
  Time,
} from '#platform/http/shared.ts'
import { VerifyToken } from '#access/verification/verification.ts'

export const AgentStatus = z.enum(statusesOf(agentMachine)).meta({ id: 'AgentStatus' })
export const LicenceType = z.enum(licenceTypes).meta({ id: 'LicenceType' })
/** An agent's code from a card or link, in any case and grouping. */
const AgentCode = z.string().trim().min(1).max(40)
const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)
export const VersionedText = z.object({ version: z.string(), sha256: Sha256, text: z.string() })
export const SignedText = z.object({ version: line(20), sha256: Sha256, accepted: z.literal(true) }).strict()

export const Licence = z
  .object({
    type: LicenceType,
    number: line(60),
    authority: line(100),
    country: Country,
    expiresOn: Day,
  })
  .meta({ id: 'AgentLicence' })

/** Shares of the fees of the agent's own clients, as fractions of one. */
export const AgentTerms = z.object({ own: Ratio, parent: Ratio, grand: Ratio }).meta({ id: 'AgentTerms' })

export const OwnAgent = z
  .object({
    id: Id,
    /** The displayed number: AG and digits, for a broker BR and digits. */
    number: z.string(),
    status: AgentStatus,
    statusAt: Time,
    licence: Licence,
    how: z.string(),
    expectedClients: z.number().int(),
    appliedAt: Time,
    /** The reason for which it was declined, suspended or ended. */
    reason: z.string().nullable(),
    level: z.number().int(),
    /** The code for clients, and for agents below; null until it is active. */
    code: z.string().nullable(),
    terms: AgentTerms.nullable(),
    signedAt: Time.nullable(),
  })
  .meta({ id: 'OwnAgent' })

/** An agent as a customer sees it before consent. */
export const AgentView = z.object({
  number: z.string(),
  name: z.string(),
  licence: z.object({ type: LicenceType, number: z.string(), authority: z.string(), country: Country }),
})

export const RebateStatus = z.enum(['held', 'due', 'released', 'paid']).meta({ id: 'RebateStatus' })
/** A share of one day's fees of one client. */
export const Rebate = z
  .object({
    id: Id,
    day: Day,
    /** The client, masked; null once the consent was withdrawn or the account was closed. */
    account: z.string().nullable(),
    /** 1 for own clients; 2 and 3 for clients of agents below. */
    level: z.number().int(),
    coin: Coin,
    fee: AmountText,
    rate: Ratio,
    /** Negative if a fee was refunded. */
    amount: SignedAmountText,
    status: RebateStatus,
    /** The earliest payment date; once paid, the date of payment. */
    payableOn: Day,
    paidAt: Time.nullable(),
  })
  .meta({ id: 'Rebate' })

const Sums = { accrued: SignedAmountText, held: SignedAmountText, paid: SignedAmountText }
const applyRefusals = ['KYC_REQUIRED', 'ACCOUNT_FROZEN', 'SECURITY_FACTOR_REQUIRED'] as const

export const agents = endpoints({
  current: {
    method: 'POST',
    path: 'ex/agent/current',
    summary: 'The caller as an agent: application, contract to sign, code and terms; null if they never applied',
    who: 'customer',
    reads: true,
    input: Nothing,
    reply: z.object({
      agent: OwnAgent.nullable(),
      /** True if the caller may apply now. */
      mayApply: z.boolean(),
      contract: VersionedText,
    }),
    refusals: [],
  },
  apply: {
    method: 'POST',
    path: 'ex/agent/apply',
    summary: 'Applies to become an agent, with a licence and an own upload of purpose `attachment` as evidence',
    who: 'approved',
    idempotent: 'tx',
    rate: { points: 10, seconds: 3600 },
    input: z.object({
      licence: Licence.strict(),
      uploadId: Id,
      how: note(1000),
      expectedClients: z.number().int().min(1).max(1_000_000),
      /** The code of the agent whose link led here. */
      parentCode: AgentCode.optional(),
    }),
    reply: OwnAgent,
    refusals: [
      ...applyRefusals,
      'AGENT_APPLIED_ALREADY',
      'AGENT_LICENCE_EXPIRED',
      'AGENT_UPLOAD_UNKNOWN',
      'AGENT_CODE_UNKNOWN',
      'AGENT_TREE_FULL',
      'AGENT_SELF',
    ],
  },
  sign: {
    method: 'POST',
    path: 'ex/agent/sign',
    summary: 'Signs the contract shown, after the licence was checked',
    who: 'approved',
    idempotent: 'tx',
    rate: { points: 20, seconds: 3600 },
    input: z.object({
      contract: SignedText,
      /** Scene `sign_agent_contract`, bound to {version, sha256}. */
      verifyToken: VerifyToken,
    }),
    reply: OwnAgent,
    refusals: [...applyRefusals, 'NOT_FOUND', 'AGENT_WRONG_STATUS', 'AGENT_TEXT_CHANGED', 'VERIFY_TOKEN_INVALID'],
  },
  summary: {
    method: 'POST',
    path: 'ex/agent/summary',
    summary: 'Clients, volume, fees and rebates of the caller by day or month, with totals',
    who: 'customer',
    reads: true,
    input: z.object({ by: z.enum(['day', 'month']).default('day') }),
    reply: z.object({
      clients: z.number().int(),
      coins: z.array(z.object({ coin: Coin, ...Sums })),
      /** The last 30 days or 12 months with rewards, newest first. */
      rows: z.array(z.object({ period: z.string(), coin: Coin, clients: z.number().int(), fee: AmountText, ...Sums })),
    }),
    refusals: [],
  },
  clients: {
    method: 'POST',
    path: 'ex/agent/clients',
    summary: 'Clients of the caller by their own consent, masked, newest first',
    who: 'customer',
    reads: true,
    input: z.object(KeysetRequest),
    reply: keysetOf(
      z
        .object({
          id: Id,
          account: z.string().nullable(),
          since: Time,
          status: z.enum(['registered', 'verified', 'closed']),
          sums: z.array(z.object({ coin: Coin, volume: AmountText, fee: AmountText, rebates: SignedAmountText })),
        })
        .meta({ id: 'AgentClient' }),
    ),
    refusals: [],
  },
  commission: {
    method: 'POST',
    path: 'ex/agent/commission',
    summary: 'Rebates of the caller, as an agent or for invitations, newest first',
    who: 'customer',
    reads: true,
    input: z.object({ ...KeysetRequest, coin: Coin.optional() }),
    reply: keysetOf(Rebate),
    refusals: [],
  },
  export: {
    method: 'POST',
    path: 'ex/agent/export',
    summary: 'Starts an export of the caller’s rebates (CSV); returns the job',
    who: 'customer',
    idempotent: 'tx',
    rate: { points: 10, seconds: 3600 },
    input: Nothing,
    reply: z.object({ jobId: Id }),
    refusals: [],
  },
  exportStatus: {
    method: 'POST',
    path: 'ex/agent/export_status',
    summary: 'Status of an export job; its file is kept for three days',
    who: 'customer',
    reads: true,
    input: z.object({ jobId: Id }),
    reply: z.object({ jobId: Id, ready: z.boolean(), rows: z.number().int().nullable(), availableUntil: Time }),
    refusals: ['NOT_FOUND'],
  },
  exportFile: {
    method: 'POST',
    path: 'ex/agent/export_file',
    summary: 'The file of an export job (CSV)',
    who: 'customer',
    rate: { points: 60, seconds: 60 },
    input: z.object({ jobId: Id }),
    reply: z.string(),
    produces: 'text/csv',
    refusals: ['NOT_FOUND'],
  },
  find: {
    method: 'POST',
    path: 'ex/agent/find',
    summary: 'The active agent of a code, and the consent its clients give',
    who: 'customer',
    reads: true,
    rate: { points: 30, seconds: 3600 },
    input: z.object({ code: AgentCode }),
    reply: z.object({ agent: AgentView, consent: VersionedText }),
    refusals: ['AGENT_CODE_UNKNOWN'],
  },
  own: {
    method: 'POST',
    path: 'ex/agent/own',
    summary: 'The caller’s agent; null if they have none',
    who: 'customer',
    reads: true,
    input: Nothing,
    reply: z.object({ agent: AgentView.nullable(), since: Time.nullable() }),
    refusals: [],
  },
  consent: {
    method: 'POST',
    path: 'ex/agent/consent',
    summary: 'Becomes a client of an agent, by its code and with consent',
    who: 'customer',
    idempotent: 'tx',
    rate: { points: 30, seconds: 3600 },
    input: z.object({ code: AgentCode, consent: SignedText }),
    reply: z.object({ agent: AgentView, since: Time }),
    refusals: ['AGENT_CODE_UNKNOWN', 'AGENT_TEXT_CHANGED', 'AGENT_CLIENT_ALREADY', 'AGENT_SELF', 'ACCOUNT_FROZEN'],
  },
  withdrawConsent: {
    method: 'POST',
    path: 'ex/agent/withdraw_consent',
    summary: 'Withdraws the consent: the caller no longer has an agent',
    who: 'customer',
    idempotent: 'tx',
    input: Nothing,
    reply: Nothing,
    refusals: ['NOT_FOUND'],
  },
})
