import { paymentMethods } from '@tessera/contract/desk/payment-methods/payment-methods.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { MAX_PAYMENT_METHODS } from '@tessera/domain/desk/payment-methods/method.ts'
import { readOwner } from '#payments/bank-accounts/own-account.ts'
import type { Deps } from '#platform/http/deps.ts'
import { noun, type Noun } from '#platform/http/serve.ts'
import { listPaymentMethods } from './payment-methods.sql.ts'
import { requireFreeSlot, endReplaced, putPaymentMethod } from './put-payment-method.ts'
import { activatePaymentMethod, removePaymentMethod } from './remove-payment-method.ts'
import { paymentMethodView } from './view.ts'

export const paymentMethodRoutes = (deps: Deps): Noun =>
  noun('payment-methods', paymentMethods, {
    list: ({ inTx, customer: { customerId } }) =>
      inTx(async (tx) =>
        ok({
          rows: (await listPaymentMethods(tx, customerId)).map((method) => paymentMethodView(method, tx.now)),
          max: MAX_PAYMENT_METHODS,
          ...(await readOwner(tx, customerId)),
        }),
      ),
    add: (call, input) =>
      call.inTx(async (tx) => {
        const own = call.customer.customerId
        const added = await putPaymentMethod(deps, tx, call, input, () => requireFreeSlot(tx, own))
        return added.ok ? ok(paymentMethodView(added.value, tx.now)) : added
      }),
    edit: (call, input) =>
      call.inTx(async (tx) => {
        const own = call.customer.customerId
        const changed = await putPaymentMethod(deps, tx, call, input, () => endReplaced(tx, own, input.replaces))
        return changed.ok ? ok(paymentMethodView(changed.value, tx.now)) : changed
      }),
    remove: (call, input) => call.inTx((tx) => removePaymentMethod(tx, call, input)),
    activate: ({ inTx, customer }, input) =>
      inTx(async (tx) => {
        const switched = await activatePaymentMethod(tx, customer.customerId, input)
        return switched.ok ? ok(paymentMethodView(switched.value, tx.now)) : switched
      }),
  })
