import { financing } from '@tessera/contract/issuance/financing/financing.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { CustomerCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { type Handlers, noun, type Noun } from '#platform/http/serve.ts'
import type { Tx } from '#platform/database/tx.ts'
import { answerIssuerQuestion, withdrawFinancing } from './act.ts'
import { decideTerms } from './decide-terms.ts'
import { holdersFile, ownHolders } from './holders.ts'
import { runPrecheck } from './run-precheck.ts'
import { saveCapTable, saveDocument } from './save-document.ts'
import { saveFinancingPart } from './save-financing.ts'
import { applicationView } from './application-view.ts'
import { submitFinancing } from './submit-financing.ts'

export const financingRoutes = (deps: Deps): Noun => noun('financing', financing, handlers(deps))

const readerOf = ({ customer, locale }: CustomerCall) => ({ customerId: customer.customerId, locale })
const callerOf = ({ customer, ip }: CustomerCall) => ({ id: customer.customerId, ip })

/** Runs the act, then returns the updated application. */
const thenStanding = <C extends string>(
  call: CustomerCall,
  act: (tx: Tx, customerId: string) => Promise<Outcome<unknown, C>>,
): Promise<Outcome<Awaited<ReturnType<typeof applicationView>>, C>> =>
  call.inTx(async (tx) => {
    const done = await act(tx, call.customer.customerId)
    return done.ok ? ok(await applicationView(tx, readerOf(call))) : done
  })

const handlers = (deps: Deps): Handlers<typeof financing> => ({
  current: (call) => call.inTx(async (tx) => ok(await applicationView(tx, readerOf(call)))),
  save: (call, given) => thenStanding(call, (tx, id) => saveFinancingPart(deps, tx, id, given)),
  precheck: (call) => thenStanding(call, (tx, id) => runPrecheck(tx, id)),
  saveDocument: (call, given) => thenStanding(call, (tx, id) => saveDocument(tx, id, given)),
  saveCapTable: (call, { json }) =>
    call.inTx(async (tx) => {
      const saved = await saveCapTable(tx, call.customer.customerId, json)
      if (!saved.ok) return saved
      const faults = saved.value.map(({ at, what }) => ({ at, what }))
      return ok({ ...(await applicationView(tx, readerOf(call))), faults })
    }),
  submit: (call, given) => thenStanding(call, (tx) => submitFinancing(tx, callerOf(call), given)),
  withdraw: (call, { id }) => thenStanding(call, (tx) => withdrawFinancing(tx, callerOf(call), id)),
  answer: (call, given) => thenStanding(call, (tx) => answerIssuerQuestion(tx, callerOf(call), given)),
  decideTerms: (call, given) => thenStanding(call, (tx) => decideTerms(deps, tx, callerOf(call), given)),
  holders: (call, { symbol }) => call.inTx((tx) => ownHolders(tx, readerOf(call), symbol)),
  holdersFile: (call, { symbol }) =>
    call.inTx((tx) => holdersFile(deps.config, tx, { customerId: call.customer.customerId, ip: call.ip }, symbol)),
})
