import { signatures } from '@tessera/contract/partners/signatures/signatures.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { personOf } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { type Handlers, noun, type Noun } from '#platform/http/serve.ts'
import { nextOf, pageAnswer } from '#platform/database/keyset.ts'
import type { TradingCore } from '#trading/trading/core.ts'
import { requestOrderSignature } from './request-order-signature.ts'
import { requestSignature } from './request-signature.ts'
import { placeSigned } from './place-signed.ts'
import { setRule } from '#profile/members/signatures/set-rule.ts'
import { peopleOf, actView, ruleView } from '#profile/members/signatures/view.ts'
import { cancelAct, refuseAct, signAct } from './sign-act.ts'
import { countActs, findAct, findRule, listActs } from '#profile/members/signatures/signatures.sql.ts'

export const signatureRoutes = (deps: Deps, trading: TradingCore): Noun =>
  noun('signatures', signatures, signatureHandlers(deps, trading))

const signatureHandlers = (deps: Deps, trading: TradingCore): Handlers<typeof signatures> => ({
  rule: async ({ customer }) => ok(ruleView(await findRule(deps, customer.customerId))),
  setRule: (call, input) => setRule(deps, call, input),
  list: async ({ customer }, input) => {
    const { customerId } = customer
    const rows = await listActs(deps, customerId, input)
    const people = await peopleOf(deps, customerId)
    const list = { total: await countActs(deps, customerId, input.open), next: nextOf(rows, input) }
    return ok({ ...pageAnswer(input, list), rows: rows.map((row) => actView(row, people, personOf(customer))) })
  },
  ask: (call, input) => requestSignature(deps, call, input),
  askOrder: (call, input) => requestOrderSignature(deps, trading, call, input),
  sign: async (call, input) => {
    const signed = await signAct(deps, call, input)
    if (!signed.ok || signed.value.kind !== 'order') return signed
    const { customerId } = call.customer
    await placeSigned(deps, trading, customerId, signed.value.id)
    const placed = await findAct(deps, customerId, signed.value.id)
    assert(placed, `act ${signed.value.id} was just signed but cannot be read`)
    return ok(actView(placed, await peopleOf(deps, customerId), personOf(call.customer)))
  },
  refuse: (call, { id }) => refuseAct(deps, call, id),
  cancel: (call, { id }) => cancelAct(deps, call, id),
})
