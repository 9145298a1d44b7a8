import { z } from 'zod'
import { Freeze, Limit } from '#access/customers/customers.ts'
import { endpoints } from '#platform/http/endpoint.ts'
import { InvitationCode } from '#partners/invitations/invitations.ts'
import { LoginRecord, SettingRecord } from '#access/sessions/sessions.ts'
import { Id, note, Nothing, Time } from '#platform/http/shared.ts'

const CustomerSecurity = z
  .object({
    id: Id,
    number: z.string(),
    /** Set once the identity is approved. */
    name: z.string().nullable(),
    type: z.enum(['individual', 'corporate', 'sub', 'member']),
    status: z.enum(['active', 'frozen', 'closed']),
    /** The owner, for a sub-account. */
    owner: z.object({ number: z.string() }).nullable(),
    /** Its sub-accounts, including closed ones, without the names that the owner gave them. */
    subAccounts: z.array(z.object({ number: z.string() })),
    /** The customer who invited it. */
    inviter: z.object({ number: z.string() }).nullable(),
    /** The number of accounts that it invited, and the newest twenty. */
    invited: z.object({ total: z.number().int(), newest: z.array(z.object({ number: z.string() })) }),
    /** The newest codes from applications. */
    invitationCodes: z.array(InvitationCode),
    /** Masked: accounts remain distinguishable, but operators cannot write to or call the customer. */
    email: z.string().nullable(),
    phone: z.string().nullable(),
    factors: z.object({ email: z.boolean(), mobile: z.boolean(), google: z.boolean(), passkey: z.boolean() }),
    passkeys: z.number().int(),
    backupCodesLeft: z.number().int(),
    fundPassword: z.boolean(),
    phishingPhrase: z.boolean(),
    /** Active freezes, the longest first. `id` is null for a stop by an operator, which is lifted like a stop. */
    freezes: z.array(Freeze.extend({ id: Id.nullable() })),
    identityCheck: z.object({
      /** True if the next withdrawal requires name and document number. */
      needed: z.boolean(),
      /** Tries left today. */
      remaining: z.number().int(),
    }),
    /** The closing date that the owner requested; null without a request. */
    closesAt: Time.nullable(),
    /** The limits of withdrawals; `ownUntil` is the end of limits that two operators set for this customer alone. */
    limits: z.object({
      withdraw24h: Limit,
      withdrawDay: Limit.nullable(),
      withdrawMonth: Limit,
      ownUntil: Time.nullable(),
    }),
    sessions: z.array(
      z.object({
        id: Id,
        createdAt: Time,
        seenAt: Time,
        expiresAt: Time,
        ip: z.string(),
        device: z.string(),
        clockDriftSeconds: z.number().int().nullable(),
      }),
    ),
    /** The newest logins and failed tries. */
    logins: z.array(LoginRecord),
    /** The newest changes of the security settings. */
    settings: z.array(SettingRecord),
  })
  .meta({ id: 'CustomerSecurity' })

/**
 * The protection of an account as operators see it, and acts for which one operator suffices, because they give neither
 * rights nor money.
 */
export const securityDesk = endpoints({
  get: {
    method: 'POST',
    path: 'console/api/v1/customers/security',
    summary: 'Current security settings of an account; each view is recorded in the audit log',
    who: 'operator',
    permission: 'customers.read',
    input: z.object({ id: Id }),
    reply: CustomerSecurity,
    refusals: ['NOT_FOUND'],
  },
  endSessions: {
    method: 'POST',
    path: 'console/api/v1/customers/end_sessions',
    summary: 'Ends one session of a customer, or all sessions and pending logins, and notifies the customer',
    who: 'operator',
    permission: 'customers.manage',
    input: z.object({
      id: Id,
      /** One session; all sessions if omitted. */
      sessionId: Id.optional(),
      reason: note(500),
    }),
    reply: Nothing,
    refusals: ['NOT_FOUND'],
  },
  withdrawCodes: {
    method: 'POST',
    path: 'console/api/v1/customers/withdraw_codes',
    summary:
      'Withdraws one or all usable invitation codes of a customer and notifies them; accounts that already registered are not affected',
    who: 'operator',
    permission: 'customers.manage',
    input: z.object({
      id: Id,
      /** The code to withdraw; all usable codes if omitted. */
      codeId: Id.optional(),
      /** For operators and the audit log. */
      reason: note(500),
    }),
    reply: Nothing,
    refusals: ['NOT_FOUND', 'INVITATION_CODE_ENDED'],
  },
  extendFreeze: {
    method: 'POST',
    path: 'console/api/v1/customers/extend_freeze',
    summary: 'Extends one freeze and notifies the customer. Shortening a freeze takes two people',
    who: 'operator',
    permission: 'customers.manage',
    input: z.object({
      /** The id of the freeze. */
      id: Id,
      until: Time,
      reason: note(500),
    }),
    reply: Nothing,
    refusals: ['NOT_FOUND', 'STOP_END_OUT_OF_RANGE', 'FREEZE_END_NOT_LATER'],
  },
})
