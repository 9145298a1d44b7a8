import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { financing } from '@tessera/contract/issuance/financing/financing.ts'
import { declinable, financingMachine, isOneOf } from '@tessera/domain/issuance/financing/machine.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { lockFinancing, ownFinancingById } from './applications.sql.ts'
import { requireIssuer } from './lock-for-edit.ts'
import { answerQuestion, ownQuestion } from './review-records.sql.ts'
import { financingWrongStatus } from './refusals.ts'

type Caller = { readonly id: string; readonly ip: string }
type Refused = 'ACCOUNT_FROZEN' | 'FINANCING_COMPANY_NEEDED' | 'NOT_FOUND' | 'FINANCING_WRONG_STATUS'

/** Withdraws the issuer's application unless it has ended. Open proposals about it then find nothing. */
export async function withdrawFinancing(tx: Tx, customer: Caller, id: string): Promise<Outcome<unknown, Refused>> {
  const issuer = await requireIssuer(tx, customer.id)
  if (!issuer.ok) return issuer
  const own = await ownFinancingById(tx, customer.id, id)
  const row = own && (await lockFinancing(tx, own.id))
  if (row === undefined) return refuse('NOT_FOUND')
  const moved = await move(tx, 'financing_application', id, financingMachine, 'withdraw')
  if (moved === undefined) return financingWrongStatus
  await recordAct(tx, {
    action: 'financing.withdraw',
    target: { type: 'financing_application', id },
    before: { status: row.status },
    after: { status: moved },
    ip: customer.ip,
  })
  return ok({})
}

/** Saves the answer to a question, once, because both sides read it. */
export async function answerIssuerQuestion(
  tx: Tx,
  customer: Caller,
  { id, text }: InputOf<typeof financing.answer>,
): Promise<Outcome<unknown, Refused>> {
  const issuer = await requireIssuer(tx, customer.id)
  if (!issuer.ok) return issuer
  const question = await ownQuestion(tx, customer.id, id)
  if (question === undefined) return refuse('NOT_FOUND')
  const row = await ownFinancingById(tx, customer.id, question.application_id)
  if (question.answered || row === undefined || !isOneOf(declinable, row.status)) return financingWrongStatus
  await answerQuestion(tx, id, text)
  await recordAct(tx, {
    action: 'financing.answer',
    target: { type: 'financing_application', id: row.id },
    after: { question: id },
    ip: customer.ip,
  })
  return ok({})
}
