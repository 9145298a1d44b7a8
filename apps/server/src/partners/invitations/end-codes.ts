import type { invitations } from '@tessera/contract/partners/invitations/invitations.ts'
import { whyUnusable } from '@tessera/domain/partners/invitations/application.ts'
import { assert, ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { findProfile } from '#access/customers/customers.sql.ts'
import { notify } from '#services/messages/notify.ts'
import type { CustomerCall } from '#platform/http/call.ts'
import type { Tx } from '#platform/database/tx.ts'
import { endCode, findCode, lockUsableCodes } from './applications.sql.ts'
import { type CodeRow, codeFacts } from '#access/registration/invitation-codes.sql.ts'
import { invitationCodeEnded } from './refusals.ts'

/** Ends a code of the customer at once. Accounts that already registered are not affected. */
export async function endOwnCode(
  tx: Tx,
  { customer: { customerId }, ip }: Pick<CustomerCall, 'customer' | 'ip'>,
  id: string,
): Promise<Outcome<CodeRow, (typeof invitations.endCode.refusals)[number]>> {
  const code = await findCode(tx, customerId, id)
  if (code === undefined) return refuse('NOT_FOUND')
  if (whyUnusable(codeFacts(code), tx.now) !== undefined) return invitationCodeEnded
  await endCode(tx, id, 'customer')
  await recordAct(tx, {
    action: 'invitations.end_code',
    target: { type: 'customer', id: customerId },
    after: { code: id, uses: code.uses },
    ip,
  })
  const after = await findCode(tx, customerId, id)
  assert(after, `code ${id} was locked but cannot be read`)
  return ok(after)
}

type Withdrawal = {
  readonly id: string
  /** The code to withdraw; all usable codes if omitted. */
  readonly codeId?: string | undefined
  readonly reason: string
  readonly ip: string
}

/**
 * Withdraws invitation codes of a customer. One operator suffices, because this gives neither rights nor money. The
 * customer sees the time of the withdrawal, but not the reason. Accounts that already registered are not affected.
 */
export async function withdrawCodes(
  tx: Tx,
  { id, codeId, reason, ip }: Withdrawal,
): Promise<Outcome<Record<string, never>, 'NOT_FOUND' | 'INVITATION_CODE_ENDED'>> {
  if ((await findProfile(tx, id)) === undefined) return refuse('NOT_FOUND')
  if (codeId !== undefined && (await findCode(tx, id, codeId)) === undefined) return refuse('NOT_FOUND')
  const codes = (await lockUsableCodes(tx, id)).filter((code) => codeId === undefined || code.id === codeId)
  if (codes.length === 0) return invitationCodeEnded
  for (const code of codes) await endCode(tx, code.id, 'staff')
  await recordAct(tx, {
    action: 'customers.withdraw_codes',
    target: { type: 'customer', id },
    after: { codes: codes.map((code) => ({ id: code.id, uses: code.uses })) },
    reason,
    ip,
  })
  await notify(tx, id, { kind: 'invitation_codes_withdrawn', params: { quantity: String(codes.length) } })
  return ok({})
}
