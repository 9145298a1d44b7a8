import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { methodNames } from '@tessera/contract/desk/payment-methods/method-names.ts'
import type { paymentMethods } from '@tessera/contract/desk/payment-methods/payment-methods.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { insertSecurityEvent } from '#access/customers/customers.sql.ts'
import { requireNamed } from '#access/customers/require-named.ts'
import { notify } from '#services/messages/notify.ts'
import type { CustomerCall } from '#platform/http/call.ts'
import type { Tx } from '#platform/database/tx.ts'
import { consumeVerifyToken } from '#access/verification/consume-verify-token.ts'
import { endPaymentMethod, lockPaymentMethod, type PaymentMethod, switchPaymentMethod } from './payment-methods.sql.ts'

type Refused = (typeof paymentMethods.remove.refusals)[number]

/** Removes a payment method from new deals. Existing deals keep their own copy. */
export async function removePaymentMethod(
  tx: Tx,
  { customer: { customerId }, ip, userAgent }: CustomerCall,
  { id, verifyToken: token }: InputOf<typeof paymentMethods.remove>,
): Promise<Outcome<Record<string, never>, Refused>> {
  const customerState = await requireNamed(tx, customerId)
  if (!customerState.ok) return customerState
  const found = await lockPaymentMethod(tx, customerId, id)
  if (found === undefined) return refuse('NOT_FOUND')
  const { kind, ending } = found
  const payload = { kind, ending, id }
  const code = await consumeVerifyToken(tx, { customerId, scene: 'remove_payment_method', token, payload })
  if (!code.ok) return code
  await endPaymentMethod(tx, id)
  await insertSecurityEvent(tx, customerId, 'payment_method_removed', { ip, userAgent })
  await recordAct(tx, {
    action: 'customer.remove_payment_method',
    target: { type: 'customer', id: customerId },
    before: { paymentMethod: id, kind },
    ip,
  })
  await notify(tx, customerId, { kind: 'payment_method_removed', params: { method: methodNames[kind], ending, ip } })
  return ok({})
}

/** Enables or disables a payment method for ads and deals. Its waiting period continues in both cases. */
export async function activatePaymentMethod(
  tx: Tx,
  customerId: string,
  { id, active }: InputOf<typeof paymentMethods.activate>,
): Promise<Outcome<PaymentMethod, (typeof paymentMethods.activate.refusals)[number]>> {
  const customerState = await requireNamed(tx, customerId)
  if (!customerState.ok) return customerState
  const found = await lockPaymentMethod(tx, customerId, id)
  if (found === undefined) return refuse('NOT_FOUND')
  if (found.active !== active) await switchPaymentMethod(tx, id, active)
  return ok({ ...found, active })
}
