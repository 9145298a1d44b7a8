import { z } from 'zod'
import { endpoints } from './endpoint.ts'
import { line, PageRequest, pageOf, Time } from './shared.ts'

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
      ...PageRequest,
      actor: line(100).optional(),
      action: line(60).optional(),
      targetType: line(60).optional(),
      targetId: line(100).optional(),
      from: Time.optional(),
      until: Time.optional(),
    }),
    reply: pageOf(AuditEntry),
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
