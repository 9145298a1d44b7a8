import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { methodNames } from '@tessera/contract/desk/payment-methods/method-names.ts'
import type { paymentMethods } from '@tessera/contract/desk/payment-methods/payment-methods.ts'
import { assert, ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import {
  endingOfAccount,
  methodText,
  MAX_PAYMENT_METHODS,
  plainAccount,
} from '@tessera/domain/desk/payment-methods/method.ts'
import { faultsOfMethod } from '@tessera/domain/desk/payment-methods/faults.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { insertSecurityEvent } from '#access/customers/customers.sql.ts'
import { requireNamed } from '#access/customers/require-named.ts'
import { refuseSale } from '#identity/eligibility/check-outgoing.ts'
import { notify } from '#services/messages/notify.ts'
import type { CustomerCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { sha256 } from '#platform/random/random.ts'
import type { Tx } from '#platform/database/tx.ts'
import { consumeVerifyToken } from '#access/verification/consume-verify-token.ts'
import { usableFrom } from '#payments/bank-accounts/own-account.ts'
import { paymentAccountCipher } from './account-cipher.ts'
import {
  countPaymentMethods,
  endPaymentMethod,
  replaceInAds,
  hasQr,
  insertPaymentMethod,
  lockPaymentMethod,
  type NewPaymentMethod,
  type PaymentMethod,
} from './payment-methods.sql.ts'
import { paymentMethodQrUnknown, paymentMethodsFull } from './refusals.ts'

type MethodInput = InputOf<typeof paymentMethods.add> & { readonly replaces?: string | undefined }
type Refused = Extract<(typeof paymentMethods.add.refusals)[number], (typeof paymentMethods.edit.refusals)[number]>
/** The free slot, or the earlier method that the new one replaces. */
type FreedSlot<C extends string> = Outcome<PaymentMethod | undefined, C>
type MethodDeps = Pick<Deps, 'config' | 'random'>

/**
 * Adds a payment method in the customer's verified name; a replacement ends the earlier one. Deals use it only after
 * the waiting period.
 */
export async function putPaymentMethod<C extends string>(
  { config, random }: MethodDeps,
  tx: Tx,
  { customer: { customerId }, ip, userAgent }: CustomerCall,
  input: MethodInput,
  takeSlot: () => Promise<FreedSlot<C>>,
): Promise<Outcome<PaymentMethod, Refused | C>> {
  const { kind, verifyToken: token, replaces } = input
  const customerState = await requireNamed(tx, customerId)
  if (!customerState.ok) return customerState
  const free = refuseSale(customerState.value)
  if (!free.ok) return free
  const [fault] = faultsOfMethod(input)
  if (fault !== undefined) return refuse(fault.code, fault)
  if (input.qr !== undefined && !(await hasQr(tx, customerId, input.qr))) return paymentMethodQrUnknown
  const slot = await takeSlot()
  if (!slot.ok) return slot
  const account = plainAccount(kind, input.account)
  const ending = endingOfAccount(kind, account)
  const payload = { kind, ending, content: sha256(methodText(input)) }
  const code = await consumeVerifyToken(tx, { customerId, scene: 'set_payment_method', token, payload })
  if (!code.ok) return code
  const { real_name: name } = customerState.value
  assert(name, 'an approved customer has no name')
  const method: NewPaymentMethod = {
    id: random.uuid(),
    customer_id: customerId,
    kind,
    account_name: name,
    bank: input.bank ?? null,
    branch: input.branch ?? null,
    bank_code: input.bankCode ?? null,
    remark: input.remark ?? null,
    qr_id: input.qr ?? null,
    account_sealed: paymentAccountCipher(config).seal(account),
    ending,
    added_at: tx.now,
    usable_at: await usableFrom(tx),
  }
  await insertPaymentMethod(tx, method)
  if (replaces !== undefined && slot.value?.kind === kind) await replaceInAds(tx, customerId, replaces, method.id)
  const what = replaces === undefined ? 'payment_method_added' : 'payment_method_changed'
  await insertSecurityEvent(tx, customerId, what, { ip, userAgent })
  await recordAct(tx, {
    action: 'customer.set_payment_method',
    target: { type: 'customer', id: customerId },
    ...(replaces !== undefined && { before: { paymentMethod: replaces } }),
    after: { paymentMethod: method.id, kind },
    ip,
  })
  await notify(tx, customerId, {
    kind: what,
    params: { method: methodNames[kind], ending, usable: method.usable_at, ip },
  })
  return ok({ ...method, active: true, in_own_name: true })
}

/** Refuses if the customer already has the maximum number of methods. */
export async function requireFreeSlot(tx: Tx, customerId: string): Promise<FreedSlot<'PAYMENT_METHODS_FULL'>> {
  return (await countPaymentMethods(tx, customerId)) >= MAX_PAYMENT_METHODS ? paymentMethodsFull : ok(undefined)
}

/** Returns the method that is replaced, and ends it. */
export async function endReplaced(tx: Tx, customerId: string, replaces: string): Promise<FreedSlot<'NOT_FOUND'>> {
  const former = await lockPaymentMethod(tx, customerId, replaces)
  if (former === undefined) return refuse('NOT_FOUND', { field: 'replaces' })
  await endPaymentMethod(tx, replaces)
  return ok(former)
}
