import type { CaptchaProof } from '@tessera/contract/services/captcha/captcha.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { loginTries, loginTriesWithCaptcha, networkTries } from '@tessera/domain/access/sessions/tries.ts'
import { type CaptchaRefusal, requireCaptcha } from '#services/captcha/require-captcha.ts'
import { networkBudget } from '#access/customers/login-budgets.ts'
import { restoreTries, giveBackTry, takeTry } from '#access/customers/password-budget.sql.ts'
import { takePasswordTry } from '#access/customers/take-password-try.ts'
import type { VisitorCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { captchaRequired } from '#services/captcha/refusals.ts'

type Try = {
  readonly budget: string
  readonly captcha: CaptchaProof | undefined
  readonly scene?: 'login' | 'operator_login'
}
/** An allowed try: the number of tries taken, and true if it needed no captcha. */
type Taken = { readonly tries: number; readonly isFree: boolean }

/**
 * Allows a login to try its password. The first tries of an account and of a network need no captcha. Later ones do, so
 * that guessing is expensive and the owner can still log in.
 */
export async function takeLoginTry(
  deps: Pick<Deps, 'config' | 'random' | 'log' | 'db' | 'clock'>,
  call: VisitorCall,
  { budget, captcha, scene = 'login' }: Try,
): Promise<Outcome<Taken, 'LOGIN_TOO_MANY_TRIES' | CaptchaRefusal>> {
  const free = captcha === undefined ? await takeFree(call, budget) : undefined
  if (free?.ok === true) return ok({ tries: free.value, isFree: true })
  const person = await requireCaptcha(deps, call, scene, captcha)
  if (!person.ok) return person
  const paid = await takePasswordTry(call.inTx, budget, loginTriesWithCaptcha)
  return paid.ok ? ok({ tries: paid.value, isFree: false }) : paid
}

/** Takes one try from both budgets or from neither: a refusal rolls back. */
const takeFree = ({ inTx, ip }: VisitorCall, budget: string) =>
  inTx(async (tx) => {
    const ofAccount = await takeTry(tx, budget, loginTries)
    const ofNetwork = ofAccount && (await takeTry(tx, networkBudget(ip), networkTries))
    return ofNetwork === undefined ? captchaRequired : ok(ofAccount?.tries ?? 0)
  })

/** After a right password, restores all tries of the account, and this one try of the network. */
export async function giveTryBack(tx: Tx, { ip }: VisitorCall, budget: string, { isFree }: Taken): Promise<void> {
  await restoreTries(tx, budget)
  if (isFree) await giveBackTry(tx, networkBudget(ip))
}
