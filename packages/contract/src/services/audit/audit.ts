import { z } from 'zod'
import type { ApprovalKindName } from '#services/approvals/approvals.ts'
import { endpoints } from '#platform/http/endpoint.ts'
import { line, KeysetRequest, keysetOf, Time } from '#platform/http/shared.ts'

/** Targets of acts besides the subjects of approvals, whose target is their kind. */
export const auditTargets = [
  'agent',
  'agent_client',
  'agent_export',
  'broker_power',
  'api_key',
  'bank',
  'books',
  'cms_text',
  'company_application',
  'fiat_order',
  'financing_application',
  'investor_application',
  'customer',
  'distribution',
  'kyc_case',
  'market',
  'operator',
  'otc_ad',
  'otc_deal',
  'payout_batch',
  'product',
  'search',
  'site',
  'signature_act',
  'sms',
  'stop',
  'subscription',
  'upload',
  'webhook_endpoint',
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

/**
 * The reasons for which the ledger check stops payments: it found a broken invariant, or it has not run for ten
 * minutes.
 */
export const bookStops = ['books_broken', 'books_unverified'] as const

export const BooksCheck = z
  .object({
    /** Null if nothing is stopped. */
    stop: z.enum(bookStops).nullable(),
    /** The start of the run that first reported a finding that is still open; null without one. */
    since: Time.nullable(),
    /** At most 20 rows of the newest run with findings, while they are open. */
    findings: z.array(z.object({ invariant: z.string(), row: z.unknown() })),
    /** The start of the last run of any scope. */
    checkedAt: Time.nullable(),
    /** The start of the last complete run. */
    wholeAt: Time.nullable(),
    /** The time of the last request for a complete run. */
    requestedAt: Time.nullable(),
    /** True until a complete run has finished that started after the request. */
    isRequested: z.boolean(),
  })
  .meta({ id: 'BooksCheck' })

export const audit = endpoints({
  list: {
    method: 'POST',
    path: 'console/api/v1/audit/list',
    summary: 'Entries of the audit log, newest first',
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
    summary: 'Recomputes the hash chain; names the first entry that does not match',
    who: 'operator',
    permission: 'audit.read',
    rate: { points: 6, seconds: 60 },
    input: z.object({}),
    reply: z.object({
      checked: z.number().int(),
      brokenSeq: z.string().nullable(),
      /** The last entry of the external copy, and its time; null without a copy. */
      copy: z.object({ seq: z.string(), at: Time }).nullable(),
    }),
    refusals: [],
  },
  books: {
    method: 'POST',
    path: 'console/api/v1/audit/books',
    summary: 'Result of the ledger checks: the findings that stop payments, and their start',
    who: 'operator',
    permission: 'audit.read',
    input: z.object({}),
    reply: BooksCheck,
    refusals: [],
  },
  checkBooks: {
    method: 'POST',
    path: 'console/api/v1/audit/check_books',
    summary: 'Starts a full ledger check; if it passes, earlier findings are closed',
    who: 'operator',
    permission: 'audit.read',
    rate: { points: 6, seconds: 60 },
    input: z.object({}),
    reply: z.object({ requestedAt: Time }),
    refusals: [],
  },
})
