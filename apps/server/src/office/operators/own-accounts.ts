import { ownAccounts } from '@tessera/contract/office/operators/own-accounts.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { numberHash } from '#platform/secrets/number-hash.ts'
import type { OperatorCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { noun, type Noun } from '#platform/http/serve.ts'
import { findOperator } from './operators.sql.ts'
import {
  answerMatch,
  customerExists,
  customerOfNumber,
  declareAccount,
  listOwn,
  openMatches,
  readDeclaredFacts,
  setDeclaredFacts,
} from './own-accounts.sql.ts'
import { operatorSelf } from '#services/approvals/refusals.ts'

type Row = typeof ownAccounts

export const ownAccountRoutes = (deps: Deps): Noun =>
  noun('own_accounts', ownAccounts, {
    list: async ({ operator }) => {
      const rows = await listOwn(deps, operator.operatorId)
      const given = await readDeclaredFacts(deps, operator.operatorId)
      return ok({ rows: rows.map(({ number, by }) => ({ number: String(number), by })), ...given })
    },
    declare: (call, input) => declare(deps, call, input),
    matches: async () =>
      ok({
        rows: (await openMatches(deps)).map((row) => ({
          operator: { id: row.operator_id, name: row.operator_name },
          customer: { id: row.customer_id, number: String(row.customer_number) },
          by: row.matched_by,
        })),
      }),
    answer: (call, input) => answer(call, input),
  })

/**
 * Blocks an account for its operator at once, and stores the facts to find others. Only another person can unblock it.
 */
const declare = (
  { config }: Pick<Deps, 'config'>,
  call: OperatorCall,
  { number, phone, document }: InputOf<Row['declare']>,
): Promise<Outcome<Record<string, never>, 'NOT_FOUND'>> =>
  call.inTx(async (tx) => {
    const { operatorId } = call.operator
    const customer = number === undefined ? undefined : await customerOfNumber(tx, number)
    if (number !== undefined && customer === undefined) return refuse('NOT_FOUND', { field: 'number' })
    if (customer !== undefined) await declareAccount(tx, operatorId, customer.id)
    const documentHash = document && numberHash(config, document.country, document.number)
    await setDeclaredFacts(tx, operatorId, { phone, documentHash })
    await recordAct(tx, {
      action: 'operators.declare_account',
      target: { type: 'operator', id: operatorId },
      after: { customer: customer?.id ?? null, phone: phone !== undefined, document: document !== undefined },
      ip: call.ip,
    })
    return ok({})
  })

const answer = (
  call: OperatorCall,
  { operatorId, customerId, own, reason }: InputOf<Row['answer']>,
): Promise<Outcome<Record<string, never>, 'NOT_FOUND' | 'OPERATOR_SELF'>> =>
  call.inTx(async (tx) => {
    const by = call.operator.operatorId
    if (operatorId === by) return operatorSelf
    const isKnown = (await findOperator(tx, operatorId)) !== undefined && (await customerExists(tx, customerId))
    if (!isKnown) return refuse('NOT_FOUND')
    await answerMatch(tx, { operatorId, customerId, own, by, reason })
    const target = { type: 'operator', id: operatorId } as const
    await recordAct(tx, {
      action: 'operators.answer_match',
      target,
      after: { customer: customerId, own },
      reason,
      ip: call.ip,
    })
    return ok({})
  })
