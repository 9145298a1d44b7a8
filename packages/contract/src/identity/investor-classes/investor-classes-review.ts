import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { InvestorApplication } from './investor-classes.ts'
import { AppliedClass, InvestorRules, InvestorStatus, InvestorClass } from './investor-shapes.ts'
import { FileReply, Id, keysetOf, line, note, Time, TimeKeysetRequest } from '#platform/http/shared.ts'

export const InvestorRow = z
  .object({
    id: Id,
    number: z.string(),
    customer: z.object({ id: Id, number: z.string(), email: z.string(), name: z.string().nullable() }),
    type: z.enum(['individual', 'corporate', 'sub']),
    class: AppliedClass,
    ground: InvestorApplication.shape.ground,
    status: InvestorStatus,
    /** True if the customer already had a class when applying. */
    renewal: z.boolean(),
    submittedAt: Time,
    expiresAt: Time.nullable(),
  })
  .meta({ id: 'InvestorRow' })

export const InvestorCase = InvestorRow.extend({
  application: InvestorApplication,
  /** The current class of the customer. */
  code: InvestorClass,
  /** The threshold in whole SGD by the current settings; null if the evidence is not an amount. */
  threshold: z.number().int().nullable(),
  /** True if the counted amount reaches the threshold. */
  reaches: z.boolean(),
  files: z.array(z.object({ uploadId: Id, name: z.string(), mediaType: z.string(), sha256: z.string() })),
}).meta({ id: 'InvestorCase' })

/** Applications for investor classes, for reading. Two people decide them through approvals. */
export const investorClassesReview = endpoints({
  list: {
    method: 'POST',
    path: 'console/api/v1/investor_classes/list',
    summary: 'Applications for investor classes by status, oldest first; found by number or customer',
    who: 'operator',
    permission: 'kyc.read',
    input: z.object({ ...TimeKeysetRequest, status: InvestorStatus.optional(), search: line(100).optional() }),
    reply: keysetOf(InvestorRow),
    refusals: [],
  },
  get: {
    method: 'POST',
    path: 'console/api/v1/investor_classes/get',
    summary: 'One application with its evidence, counted under the current settings',
    who: 'operator',
    permission: 'kyc.read',
    input: z.object({ id: Id }),
    reply: InvestorCase,
    refusals: ['NOT_FOUND'],
  },
  file: {
    method: 'POST',
    path: 'console/api/v1/investor_classes/file',
    summary:
      'One file of evidence; the reason is recorded in the audit log, at most 50 in 24 hours together with photos of persons',
    who: 'operator',
    permission: 'kyc.read',
    input: z.object({ id: Id, uploadId: Id, reason: note(300) }),
    reply: FileReply,
    produces: 'file',
    refusals: ['NOT_FOUND', 'KYC_VIEW_LIMIT_REACHED'],
  },
  rules: {
    method: 'POST',
    path: 'console/api/v1/investor_classes/rules',
    summary: 'The settings of investor classes and of the risk-awareness test, with their version',
    who: 'operator',
    permission: 'site.read',
    input: z.object({}),
    reply: z.object({ version: z.number().int(), changedAt: Time.nullable(), rules: InvestorRules }),
    refusals: [],
  },
})
