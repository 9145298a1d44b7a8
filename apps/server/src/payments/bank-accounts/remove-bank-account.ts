import type { bankAccounts } from '@tessera/contract/payments/bank-accounts/bank-accounts.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { insertSecurityEvent } from '#access/customers/customers.sql.ts'
import { requireNamed } from '#access/customers/require-named.ts'
import { notify } from '#services/messages/notify.ts'
import type { CustomerCall } from '#platform/http/call.ts'
import type { Tx } from '#platform/database/tx.ts'
import { consumeVerifyToken } from '#access/verification/consume-verify-token.ts'
import { endBankAccount, lockOwnById } from './bank-accounts.sql.ts'

type Refused = (typeof bankAccounts.remove.refusals)[number]

/** Ends an account, so that no payment goes to it. The row remains, because earlier payments refer to it. */
export async function removeBankAccount(
  tx: Tx,
  { customer: { customerId }, ip, userAgent }: CustomerCall,
  { id, verifyToken: token }: InputOf<typeof bankAccounts.remove>,
): Promise<Outcome<Record<string, never>, Refused>> {
  const customerState = await requireNamed(tx, customerId)
  if (!customerState.ok) return customerState
  const found = await lockOwnById(tx, customerId, id)
  if (found === undefined) return refuse('NOT_FOUND')
  const { bank, number_ending: ending, coin } = found
  const payload = { fiat: coin, bank, ending, id }
  const code = await consumeVerifyToken(tx, { customerId, scene: 'remove_bank_account', token, payload })
  if (!code.ok) return code
  await endBankAccount(tx, id)
  await insertSecurityEvent(tx, customerId, 'bank_account_removed', { ip, userAgent })
  await recordAct(tx, {
    action: 'customer.remove_bank_account',
    target: { type: 'customer', id: customerId },
    before: { bankAccount: id, coin },
    ip,
  })
  await notify(tx, customerId, { kind: 'bank_account_removed', params: { bank, ending, coin, ip } })
  return ok({})
}
