import { investorClasses } from '@tessera/contract/identity/investor-classes/investor-classes.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { CustomerCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { type Handlers, noun, type Noun } from '#platform/http/serve.ts'
import type { Tx } from '#platform/database/tx.ts'
import { apply } from './apply.ts'
import { cancelApplication, withdrawConsent } from './end-class.ts'
import { investorClassState } from './application-view.ts'

export const investorClassRoutes = (deps: Deps): Noun => noun('investor_classes', investorClasses, handlers(deps))

type CustomerState = Awaited<ReturnType<typeof investorClassState>>
const readerOf = ({ customer, locale }: CustomerCall) => ({ customerId: customer.customerId, locale })

/** Runs an act of the customer, then returns the class after it. */
const thenStanding = <C extends string>(
  call: CustomerCall,
  act: (tx: Tx, who: { readonly id: string; readonly ip: string }) => Promise<Outcome<unknown, C>>,
): Promise<Outcome<CustomerState, C>> =>
  call.inTx(async (tx) => {
    const done = await act(tx, { id: call.customer.customerId, ip: call.ip })
    return done.ok ? ok(await investorClassState(tx, readerOf(call))) : done
  })

const handlers = (deps: Deps): Handlers<typeof investorClasses> => ({
  current: (call) => call.inTx(async (tx) => ok(await investorClassState(tx, readerOf(call)))),
  apply: (call, given) => thenStanding(call, (tx, who) => apply(tx, deps.random.uuid(), who, given)),
  cancel: (call, { id }) => thenStanding(call, (tx, who) => cancelApplication(tx, who, id)),
  withdraw: (call, { id }) => thenStanding(call, (tx, who) => withdrawConsent(tx, who, id)),
})
