import { mayAct, type MemberRight } from '@tessera/domain/profile/members/roles.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { personOf } from '#platform/http/call.ts'
import type { People, PersonRequest } from '#platform/http/people.ts'
import type { Source } from '#platform/database/rows.ts'
import type { InTx, Tx } from '#platform/database/tx.ts'
import { lockRoles, insertAct } from './members.sql.ts'
import { memberRoleMissing } from './refusals.ts'

const changes: ReadonlySet<MemberRight> = new Set(['trade', 'pay', 'administer', 'owner'])
const isHistory = ({ customer, row, right }: PersonRequest): boolean =>
  customer.isCompany === true && changes.has(right) && row.reads !== true

/**
 * Runs transactions in the name of a person of a company. Each checks and locks the person's roles, so that a removal
 * ends every act that has not committed. The first successful one also records the act in the account's history and in
 * the audit log.
 */
function inNameOf(inTx: InTx, request: PersonRequest): InTx {
  let isWritten = false
  return (body) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it answers as the body does, or refuses
    inTx((async (tx: Tx): Promise<Outcome<unknown>> => {
      if (!(await mayStill(tx, request))) return refuse('UNAUTHORIZED')
      const outcome = await body(tx)
      if (!outcome.ok || isWritten || !isHistory(request)) return outcome
      await writeAct(tx, request, subjectOf(outcome.value))
      isWritten = true
      return outcome
    }) as typeof body)
}

/** Records an act that has no own transaction, such as a command of the trading core, before it is sent. */
const writeBefore = async (inTx: InTx, request: PersonRequest, subject: string | null): Promise<Outcome<void>> =>
  isHistory(request) || request.customer.login !== undefined
    ? inTx(async (tx) => {
        if (!(await mayStill(tx, request))) return refuse('UNAUTHORIZED')
        if (isHistory(request)) await writeAct(tx, request, subject)
        return ok(undefined)
      })
    : ok(undefined)

async function mayStill(tx: Tx, { customer: { login }, right }: PersonRequest): Promise<boolean> {
  if (login === undefined) return true
  const roles = await lockRoles(tx, login.id)
  return roles !== undefined && mayAct(roles, right)
}

async function writeAct(tx: Tx, { customer, row: { path }, ip }: PersonRequest, subject: string | null): Promise<void> {
  const { customerId: accountId, apiKey } = customer
  await insertAct(tx, { accountId, loginId: personOf(customer), keyId: apiKey?.id ?? null, path, subject, ip })
  // Programs act often: the account's history names the key, and the audit log records only the creation of the key.
  if (apiKey !== undefined) return
  await recordAct(tx, {
    action: 'members.act',
    target: { type: 'customer', id: accountId },
    after: { path, subject },
    ip,
  })
}

const subjectOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' ? value.id : null

/** Rules about the people of a company that each request must pass. */
export const peopleIn = (source: Source): People => ({
  inNameOf,
  writeBefore,
  roleMissing: (accountId, right) => memberRoleMissing(source, accountId, right),
})
