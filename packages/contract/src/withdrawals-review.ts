import { signerRefusals } from '@tessera/domain/withdrawals/signing-policy.ts'
import { z } from 'zod'
import { endpoints } from './endpoint.ts'
import { Id, TimeKeysetRequest, keysetOf } from './shared.ts'
import { Withdrawal, WithdrawalStage } from './withdrawals.ts'

export const ReviewedWithdrawal = Withdrawal.extend({
  customer: z.object({ id: Id, number: z.string(), email: z.string(), name: z.string().nullable() }),
  /** The identity status when it was asked for. */
  kycAtRequest: z.string(),
  factor: z.string(),
  /** Why the signer will not pay what was approved; null while it may. */
  signerRefusal: z.enum(signerRefusals).nullable(),
  attempts: z.array(
    z.object({ txId: z.string(), outcome: z.string(), at: z.iso.datetime(), lastValidHeight: z.string() }),
  ),
}).meta({ id: 'ReviewedWithdrawal' })

/** What an operator sees; the verdict itself is given through approvals, by two people. */
export const withdrawalsReview = endpoints({
  list: {
    method: 'POST',
    path: 'console/api/v1/withdrawals/list',
    summary: 'Withdrawals of all customers by stage, oldest first',
    who: 'operator',
    permission: 'withdrawals.read',
    input: z.object({ ...TimeKeysetRequest, stage: WithdrawalStage.optional() }),
    reply: keysetOf(ReviewedWithdrawal),
    refusals: [],
  },
  get: {
    method: 'POST',
    path: 'console/api/v1/withdrawals/get',
    summary: 'One withdrawal with its attempts on the chain',
    who: 'operator',
    permission: 'withdrawals.read',
    input: z.object({ id: Id }),
    reply: ReviewedWithdrawal,
    refusals: ['NOT_FOUND'],
  },
})
