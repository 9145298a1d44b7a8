import { z } from 'zod'
import type { ApprovalKindName } from './approvals.ts'
import { endpoints } from './endpoint.ts'
import { line, KeysetRequest, keysetOf, Time } from './shared.ts'

/** Everything that leaves an entry, verb on noun. */
export const auditActions = [
  'api_keys.create',
  'api_keys.delete',
  'api_keys.stop',
  'api_keys.update',
  'approvals.approve',
  'approvals.cancel',
  'approvals.propose_approve',
  'approvals.propose_refuse',
  'approvals.refuse',
  'bank.import_statement',
  'cms.call_off',
  'cms.create',
  'cms.revise',
  'customer.change_factor',
  'customer.set_bank_account',
  'customer.remove_bank_account',
  'customer.change_password',
  'customer.reset_password',
  'customer.close',
  'customer.forget',
  'customer.freeze',
  'customer.register',
  'customer.report_sign_in',
  'customer.request_closing',
  'customer.reset_factor',
  'customer.thaw',
  'customers.end_sessions',
  'customers.search',
  'customers.view_security',
  'kyc.approve',
  'kyc.ask_again',
  'kyc.expire',
  'kyc.reject',
  'kyc.reopen',
  'kyc.resend',
  'kyc.reveal_number',
  'kyc.revoke',
  'kyc.submit',
  'kyc.view',
  'kyc.view_photo',
  'markets.restrict',
  'operators.activate',
  'operators.change_password',
  'operators.invite',
  'operators.lock',
  'operators.set_access',
  'operators.sign_in',
  'operators.sign_out',
  'operators.suspend',
  'products.add_document',
  'products.create',
  'products.remove_document',
  'products.revise',
  'search.find',
  'site.set_doors',
  'sms.set_rules',
  'sub_accounts.close',
  'sub_accounts.close_login',
  'sub_accounts.create',
  'sub_accounts.open_login',
  'subscriptions.retry_disbursement',
  'uploads.quarantine',
] as const
export type AuditAction = (typeof auditActions)[number]

/** What acts are done to besides the subjects of approvals, which carry their kind. */
export const auditTargets = [
  'api_key',
  'bank',
  'cms_text',
  'customer',
  'kyc_case',
  'market',
  'operator',
  'product',
  'search',
  'site',
  'sms',
  'subscription',
  'upload',
] as const
export type AuditTarget = (typeof auditTargets)[number] | ApprovalKindName

export const AuditEntry = z
  .object({
    seq: z.string(),
    at: Time,
    /** `operator:<id>`, `customer:<id>` or `job:<task>`. */
    actor: z.string(),
    /** The operator's name; null for others. */
    actorName: z.string().nullable(),
    action: z.string(),
    target: z.object({ type: z.string(), id: z.string() }),
    before: z.unknown(),
    after: z.unknown(),
    reason: z.string().nullable(),
    ip: z.string().nullable(),
  })
  .meta({ id: 'AuditEntry' })

export const audit = endpoints({
  list: {
    method: 'POST',
    path: 'console/api/v1/audit/list',
    summary: 'Who did what, newest first',
    who: 'operator',
    permission: 'audit.read',
    input: z.object({
      ...KeysetRequest,
      actor: line(100).optional(),
      action: line(60).optional(),
      targetType: line(60).optional(),
      targetId: line(100).optional(),
      from: Time.optional(),
      until: Time.optional(),
    }),
    reply: keysetOf(AuditEntry),
    refusals: [],
  },
  verify: {
    method: 'POST',
    path: 'console/api/v1/audit/verify',
    summary: 'Recompute the hash chain; names the first entry that does not fit',
    who: 'operator',
    permission: 'audit.read',
    rate: { points: 6, seconds: 60 },
    input: z.object({}),
    reply: z.object({ checked: z.number().int(), brokenSeq: z.string().nullable() }),
    refusals: [],
  },
})
