import type { distributionsManage } from '@tessera/contract/issuance/distributions/distributions-manage.ts'
import type { Answer, InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { declarationRules, readDeclaration } from '@tessera/domain/issuance/distributions/declaration.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { hasOpenRequest } from '#services/approvals/approvals.sql.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { refuseField } from '#platform/http/reasons.ts'
import type { Tx } from '#platform/database/tx.ts'
import { insertDistribution, lockDistribution, mustStep, setCancelled } from './distributions.sql.ts'
import { productFor } from './product-for.sql.ts'
import { approvalRequestExists } from '#services/approvals/refusals.ts'
import {
  distributionNotYours,
  distributionPeriodTaken,
  distributionProductUnfit,
  distributionWrongStatus,
} from './refusals.ts'

type Manage = typeof distributionsManage
type RefusalOf<E extends Manage[keyof Manage]> = Exclude<Answer<E>, { readonly ok: true }>['code']
type By = { readonly id: string; readonly operatorId: string; readonly ip: string }

/** Saves a distribution that an issuer intends to pay. It is not public until two people announce it. */
export async function declareDistribution(
  tx: Tx,
  { id, operatorId, ip }: By,
  input: InputOf<Manage['declare']>,
): Promise<Outcome<{ id: string }, RefusalOf<Manage['declare']>>> {
  const product = await productFor(tx, input.symbol)
  if (product === undefined) return refuse('NOT_FOUND')
  if (product.status !== 'allotted' && product.status !== 'trading') return distributionProductUnfit
  const { type, period, perUnit, otherRate, withholding } = input
  const [recordAt, payAt] = [new Date(input.recordAt), new Date(input.payAt)]
  const read = readDeclaration({ perUnit, recordAt, payAt, withholding, otherRate }, tx.now)
  if (typeof read === 'string') {
    const { field, ...figures } = declarationRules[read]
    return refuseField(field, { text: read, ...figures })
  }
  const isNew = await insertDistribution(tx, {
    id,
    product_id: product.id,
    type,
    period,
    currency: product.currency,
    per_unit: read.perUnit,
    record_at: recordAt,
    pay_at: payAt,
    declared_by: operatorId,
    withholding: read.withholding,
  })
  if (!isNew) return distributionPeriodTaken
  const after = { symbol: input.symbol, type, period, perUnit, recordAt: input.recordAt, payAt: input.payAt }
  await recordAct(tx, { action: 'distributions.declare', target: { type: 'distribution', id }, after, ip })
  return ok({ id })
}

/** Withdraws a distribution before it is announced; one person, who declared it, suffices. */
export async function withdrawDistribution(
  tx: Tx,
  { id, operatorId, ip }: By,
  reason: string,
): Promise<Outcome<{ id: string }, RefusalOf<Manage['withdraw']>>> {
  const d = await lockDistribution(tx, id)
  if (d === undefined) return refuse('NOT_FOUND')
  if (d.declared_by !== operatorId) return distributionNotYours
  if (d.status !== 'declared') return distributionWrongStatus
  for (const kind of ['distribution_announce', 'distribution_cancel'] as const)
    if (await hasOpenRequest(tx, kind, id)) return approvalRequestExists
  await setCancelled(tx, id, reason)
  await mustStep(tx, id, 'cancel')
  const status = { before: { status: 'declared' }, after: { status: 'cancelled' } }
  await recordAct(tx, { action: 'distributions.withdraw', target: { type: 'distribution', id }, ...status, reason, ip })
  return ok({ id })
}
