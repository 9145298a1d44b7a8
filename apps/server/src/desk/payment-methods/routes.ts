import { paymentMethods } from '@tessera/contract/desk/payment-methods/payment-methods.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { MOST_PAYMENT_METHODS } from '@tessera/domain/desk/payment-methods/method.ts'
import { readOwner } from '#payments/bank-accounts/own-account.ts'
import type { Deps } from '#platform/http/deps.ts'
import { noun, type Noun } from '#platform/http/serve.ts'
import { listPaymentMethods } from './payment-methods.sql.ts'
import { freePlace, placeOf, putPaymentMethod } from './put-payment-method.ts'
import { activatePaymentMethod, removePaymentMethod } from './remove-payment-method.ts'
import { shown } from './view.ts'

export const paymentMethodRoutes = (deps: Deps): Noun =>
  noun('payment-methods', paymentMethods, {
    list: ({ inTx, customer: { customerId } }) =>
      inTx(async (tx) =>
        ok({
          rows: (await listPaymentMethods(tx, customerId)).map((method) => shown(method, tx.now)),
          max: MOST_PAYMENT_METHODS,
          ...(await readOwner(tx, customerId)),
        }),
      ),
    add: (call, asked) =>
      call.inTx(async (tx) => {
        const own = call.customer.customerId
        const added = await putPaymentMethod(deps, tx, call, asked, () => freePlace(tx, own))
        return added.ok ? ok(shown(added.value, tx.now)) : added
      }),
    edit: (call, asked) =>
      call.inTx(async (tx) => {
        const own = call.customer.customerId
        const changed = await putPaymentMethod(deps, tx, call, asked, () => placeOf(tx, own, asked.replaces))
        return changed.ok ? ok(shown(changed.value, tx.now)) : changed
      }),
    remove: (call, asked) => call.inTx((tx) => removePaymentMethod(tx, call, asked)),
    activate: ({ inTx, customer }, asked) =>
      inTx(async (tx) => {
        const switched = await activatePaymentMethod(tx, customer.customerId, asked)
        return switched.ok ? ok(shown(switched.value, tx.now)) : switched
      }),
  })
