import { programmes, rebateRunMachine } from '@tessera/domain/partners/agents/machine.ts'
import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { z } from 'zod'
import { AgentStatus, AgentTerms, Licence } from '#partners/agents/agents.ts'
import { BrokerOrder } from '#partners/brokers/brokers.ts'
import { endpoints } from '#platform/http/endpoint.ts'
import {
  AmountText,
  Coin,
  Day,
  FileReply,
  Id,
  keysetOf,
  KeysetRequest,
  note,
  SignedAmountText,
  Time,
  TimeKeysetRequest,
} from '#platform/http/shared.ts'

export const RebateRunStatus = z.enum(statusesOf(rebateRunMachine)).meta({ id: 'RebateRunStatus' })
const Customer = z.object({ id: Id, number: z.string(), name: z.string().nullable() })

export const ManagedAgent = z
  .object({
    id: Id,
    number: z.string(),
    programme: z.enum(programmes),
    customer: Customer,
    status: AgentStatus,
    statusAt: Time,
    appliedAt: Time,
    licence: Licence,
    hasFile: z.boolean(),
    /** Number of files besides the licence. */
    evidence: z.number().int(),
    how: z.string(),
    expectedClients: z.number().int(),
    level: z.number().int(),
    parent: z.object({ id: Id, number: z.string(), name: z.string().nullable() }).nullable(),
    below: z.number().int(),
    clients: z.number().int(),
    reason: z.string().nullable(),
    signed: z.object({ version: z.string(), sha256: z.string(), at: Time }).nullable(),
    terms: AgentTerms.nullable(),
    sums: z.array(z.object({ coin: Coin, accrued: SignedAmountText, paid: SignedAmountText })),
    /** The open proposal, which waits for a second person. */
    proposed: z.enum(['agent_activation', 'agent_standing']).nullable(),
  })
  .meta({ id: 'ManagedAgent' })

export const RebateRun = z
  .object({
    id: Id,
    /** The displayed number: RB and digits. */
    number: z.string(),
    month: z.string(),
    until: Day,
    status: RebateRunStatus,
    drawnAt: Time,
    releasedAt: Time.nullable(),
    endedAt: Time.nullable(),
    payees: z.number().int(),
    paid: z.number().int(),
    totals: z.array(z.object({ coin: Coin, amount: AmountText })),
    proposed: z.enum(['rebate_release']).nullable(),
  })
  .meta({ id: 'RebateRun' })

export const agentsManage = endpoints({
  list: {
    method: 'POST',
    path: 'console/api/v1/agents/list',
    summary: 'Agents and applications, newest first',
    who: 'operator',
    permission: 'agents.read',
    input: z.object({
      ...TimeKeysetRequest,
      status: AgentStatus.optional(),
      parentId: Id.optional(),
      programme: z.enum(programmes).optional(),
    }),
    reply: keysetOf(ManagedAgent),
    refusals: [],
  },
  get: {
    method: 'POST',
    path: 'console/api/v1/agents/get',
    summary: 'One agent',
    who: 'operator',
    permission: 'agents.read',
    input: z.object({ id: Id }),
    reply: ManagedAgent,
    refusals: ['NOT_FOUND'],
  },
  licence: {
    method: 'POST',
    path: 'console/api/v1/agents/licence',
    summary: 'A file of the application: 0 is the licence, the others are evidence; each view is recorded',
    who: 'operator',
    permission: 'agents.review',
    rate: { points: 60, seconds: 60 },
    input: z.object({ id: Id, file: z.number().int().min(0).max(5).default(0) }),
    reply: FileReply,
    produces: 'file',
    refusals: ['NOT_FOUND'],
  },
  step: {
    method: 'POST',
    path: 'console/api/v1/agents/step',
    summary: 'Starts the licence check of an application, confirms the licence, or rejects the application',
    who: 'operator',
    permission: 'agents.review',
    idempotent: 'tx',
    input: z.object({ id: Id, event: z.enum(['check', 'pass', 'decline']), reason: note(500) }),
    reply: ManagedAgent,
    refusals: ['NOT_FOUND', 'AGENT_WRONG_STATUS', 'AGENT_LICENCE_EXPIRED', 'APPROVAL_REQUEST_EXISTS'],
  },
  clients: {
    method: 'POST',
    path: 'console/api/v1/agents/clients',
    summary: 'Current and former clients of the agent, newest first',
    who: 'operator',
    permission: 'agents.read',
    input: z.object({ ...KeysetRequest, id: Id }),
    reply: keysetOf(
      z.object({ id: Id, customer: Customer, since: Time, until: Time.nullable() }).meta({ id: 'ManagedAgentClient' }),
    ),
    refusals: ['NOT_FOUND'],
  },
  orders: {
    method: 'POST',
    path: 'console/api/v1/agents/orders',
    summary: 'Orders that a broker placed for clients, each with its best-execution record, newest first',
    who: 'operator',
    permission: 'agents.read',
    input: z.object({ ...KeysetRequest, id: Id }),
    reply: keysetOf(BrokerOrder.extend({ customer: Customer }).meta({ id: 'ManagedBrokerOrder' })),
    refusals: ['NOT_FOUND'],
  },
  runs: {
    method: 'POST',
    path: 'console/api/v1/agents/runs',
    summary: 'Rebates by month, newest first',
    who: 'operator',
    permission: 'agents.read',
    input: z.object({ ...TimeKeysetRequest, status: RebateRunStatus.optional() }),
    reply: keysetOf(RebateRun),
    refusals: [],
  },
  run: {
    method: 'POST',
    path: 'console/api/v1/agents/run',
    summary: 'One month of rebates',
    who: 'operator',
    permission: 'agents.read',
    input: z.object({ id: Id }),
    reply: RebateRun,
    refusals: ['NOT_FOUND'],
  },
  payments: {
    method: 'POST',
    path: 'console/api/v1/agents/payments',
    summary: 'Payments of one month by recipient',
    who: 'operator',
    permission: 'agents.read',
    input: z.object({ ...KeysetRequest, id: Id }),
    reply: keysetOf(
      z
        .object({
          id: Id,
          customer: Customer,
          agent: z.string().nullable(),
          coin: Coin,
          amount: AmountText,
          rows: z.number().int(),
          paidAt: Time.nullable(),
        })
        .meta({ id: 'RebatePayment' }),
    ),
    refusals: ['NOT_FOUND'],
  },
  runFile: {
    method: 'POST',
    path: 'console/api/v1/agents/run_file',
    summary: 'All rebates of a month as a file (CSV)',
    who: 'operator',
    permission: 'agents.read',
    rate: { points: 30, seconds: 60 },
    input: z.object({ id: Id }),
    reply: z.string(),
    produces: 'text/csv',
    refusals: ['NOT_FOUND'],
  },
})
