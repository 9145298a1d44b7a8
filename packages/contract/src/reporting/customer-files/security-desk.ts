import { z } from 'zod'
import { Freeze } from '#access/customers/customers.ts'
import { endpoints } from '#platform/http/endpoint.ts'
import { InvitationCode } from '#partners/invitations/invitations.ts'
import { LoginRecord, SettingRecord } from '#access/sessions/sessions.ts'
import { Id, note, Nothing, Time } from '#platform/http/shared.ts'

const CustomerSecurity = z
  .object({
    id: Id,
    number: z.string(),
    /** Known once the identity is approved. */
    name: z.string().nullable(),
    type: z.enum(['individual', 'corporate', 'sub', 'member']),
    status: z.enum(['active', 'frozen', 'closed']),
    /** Whose sub-account it is. */
    owner: z.object({ number: z.string() }).nullable(),
    /** Its own, closed ones too; their names are their owner's alone. */
    subAccounts: z.array(z.object({ number: z.string() })),
    /** By whose invitation it was opened. */
    inviter: z.object({ number: z.string() }).nullable(),
    /** How many it invited, and the newest twenty of them. */
    invited: z.object({ total: z.number().int(), newest: z.array(z.object({ number: z.string() })) }),
    /** The newest codes from applications. */
    invitationCodes: z.array(InvitationCode),
    /** Masked: enough to tell an account from another, too little to write or call. */
    email: z.string().nullable(),
    phone: z.string().nullable(),
    factors: z.object({ email: z.boolean(), mobile: z.boolean(), google: z.boolean(), passkey: z.boolean() }),
    passkeys: z.number().int(),
    backupCodesLeft: z.number().int(),
    fundPassword: z.boolean(),
    phishingPhrase: z.boolean(),
    /** Active freezes, the longest first. `id` is null for a stop by staff, which is lifted as a stop. */
    freezes: z.array(Freeze.extend({ id: Id.nullable() })),
    identityCheck: z.object({
      /** The next withdrawal asks for name and document number. */
      needed: z.boolean(),
      /** Wrong tries that are left today. */
      remaining: z.number().int(),
    }),
    /** When the account closes by its owner's wish; null where nobody asked. */
    closesAt: Time.nullable(),
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
    /** The newest sign-ins and tries. */
    logins: z.array(LoginRecord),
    /** The newest changes of the security settings. */
    settings: z.array(SettingRecord),
  })
  .meta({ id: 'CustomerSecurity' })

/** The protection of an account for operators, and acts that need one operator only, because they give no rights or money. */
export const securityDesk = endpoints({
  get: {
    method: 'POST',
    path: 'console/api/v1/customers/security',
    summary: 'What protects an account, as it stands now; who looked is kept in the audit log',
    who: 'operator',
    permission: 'customers.read',
    input: z.object({ id: Id }),
    reply: CustomerSecurity,
    refusals: ['NOT_FOUND'],
  },
  endSessions: {
    method: 'POST',
    path: 'console/api/v1/customers/end_sessions',
    summary: 'Ends one session of a customer, or all with every login that has begun; the customer is told',
    who: 'operator',
    permission: 'customers.manage',
    input: z.object({
      id: Id,
      /** One of them; without it all. */
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
      /** The code to withdraw; if omitted, all usable codes. */
      codeId: Id.optional(),
      /** For colleagues and the audit log. */
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
