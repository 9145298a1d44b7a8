import { fiatOrders } from '@tessera/contract/payments/fiat-orders/fiat-orders.ts'
import { FIAT_ORDER_HOURS } from '@tessera/domain/payments/fiat-orders/terms.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { noun } from '#platform/http/serve.ts'
import { pageAnswer } from '#platform/database/keyset.ts'
import { createOrder } from './create-order.ts'
import { cancelOrder, confirmPaid } from './end-orders.ts'
import { closedFiats, depositAccounts, findOrder, type OrderRow, ownOrders, pageOfOrders } from './orders.sql.ts'
import { changeProof } from './proof.ts'
import { fiatOrderView } from './fiat-order-view.ts'

export const fiatOrderRoutes = (deps: Pick<Deps, 'db' | 'random'>) =>
  noun('fiat-orders', fiatOrders, {
    terms: async ({ locale, customer: { customerId } }) =>
      ok({
        closedFiats: await closedFiats(deps, customerId),
        rows: (await depositAccounts(deps, customerId)).map((account) => ({
          fiat: account.coin,
          name: locale === 'zh_CN' ? account.name_zh : account.name_en,
          decimals: account.scale,
          min: formatAmount(account.min, account.scale),
          max: formatAmount(account.max, account.scale),
          bank: account.bank,
          expiresHours: FIAT_ORDER_HOURS,
        })),
      }),
    create: (call, request) =>
      call.inTx(async (tx) => view(await createOrder(tx, deps.random, call.customer.customerId, request))),
    confirmPaid: (call, request) =>
      call.inTx(async (tx) => view(await confirmPaid(tx, call.customer.customerId, request))),
    setProof: (call, request) =>
      call.inTx(async (tx) => view(await changeProof(tx, call.customer.customerId, request))),
    cancel: (call, { id }) => call.inTx(async (tx) => view(await cancelOrder(tx, call.customer.customerId, id))),
    list: async (call, request) => {
      const { rows, ...list } = await pageOfOrders(deps, {
        ...request,
        where: ownOrders(call.customer.customerId, request),
      })
      return ok({ ...pageAnswer(request, list), rows: rows.map(fiatOrderView) })
    },
    get: async (call, { id }) => {
      const row = await findOrder(deps, id, call.customer.customerId)
      return row === undefined ? refuse('NOT_FOUND') : ok(fiatOrderView(row))
    },
  })

const view = <C extends string>(outcome: Outcome<OrderRow, C>) =>
  outcome.ok ? ok(fiatOrderView(outcome.value)) : outcome
