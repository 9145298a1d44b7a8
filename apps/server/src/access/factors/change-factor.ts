import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { security } from '@tessera/contract/access/security/security.ts'
import { type Account, findContact } from '#access/customers/customers.sql.ts'
import { restoreTries } from '#access/customers/password-budget.sql.ts'
import { passwordBudget, requirePassword } from '#access/customers/require-password.ts'
import { lockForFreeze } from '#access/customers/customer-state.sql.ts'
import type { CustomerCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { consumeVerifyToken, type SignedInUse } from '#access/verification/consume-verify-token.ts'
import { ruleOf } from '@tessera/domain/access/security/rules.ts'
import { readBindingFacts } from '#access/withdrawal-pauses/binding-facts.sql.ts'
import { noteChange } from './note-change.ts'

type Proven = Pick<InputOf<typeof security.closeMobile>, 'password' | 'verifyToken'>
/** The scene and payload for which the proofs were given. */
type Scene = SignedInUse extends infer U ? (U extends SignedInUse ? Omit<U, 'token' | 'customerId'> : never) : never
type Refused = 'LOGIN_TOO_MANY_TRIES' | 'PASSWORD_WRONG' | 'VERIFY_TOKEN_INVALID'

/**
 * Changes a factor in one transaction: checks the password and all required proofs, makes the change, and applies its
 * consequences.
 */
export async function changeFactor<T, C extends string = never>(
  deps: Pick<Deps, 'config' | 'db'>,
  call: CustomerCall,
  { password, verifyToken }: Proven,
  scene: Scene,
  apply: (tx: Tx, account: Account) => Promise<Outcome<T, C>>,
): Promise<Outcome<T, C | Refused>> {
  const { customerId } = call.customer
  const known = await requirePassword(call.inTx, await findContact(deps, customerId), password, 'password')
  if (!known.ok) return known
  return call.inTx(async (tx): Promise<Outcome<T, C | Refused>> => {
    await lockForFreeze(tx, customerId)
    const account = await findContact(tx, customerId)
    const proven = await consumeVerifyToken(tx, { ...scene, token: verifyToken, customerId })
    if (!proven.ok) return proven
    const { binds } = ruleOf(scene.scene)
    const binding = binds && (await readBindingFacts(tx, customerId, binds))
    const done = await apply(tx, account)
    if (!done.ok) return done
    await restoreTries(tx, passwordBudget(customerId))
    await noteChange(tx, call, scene.scene, { account, binding })
    return ok(done.value)
  })
}
