import type { CaptchaProof } from '@tessera/contract/services/captcha/captcha.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { loginTries, loginTriesWithCaptcha, networkTries } from '@tessera/domain/access/sessions/tries.ts'
import { type CaptchaRefusal, requireCaptcha } from '#services/captcha/require-captcha.ts'
import { networkBudget } from '#access/customers/login-budgets.ts'
import { forgiveTries, giveBackTry, takeTry } from '#access/customers/password-budget.sql.ts'
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
/** A try that was let through: how many were, and whether it was one of its network's. */
type Taken = { readonly tries: number; readonly isFree: boolean }

/**
 * Lets a login try its password. The first tries of an account and of a network are free; then a captcha is asked, so that
 * whoever guesses pays for each, and the owner still gets in.
 */
export async function takeLoginTry(
  deps: Pick<Deps, 'config' | 'random' | 'log'>,
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

/** Of both or of neither: a refusal rolls back. */
const takeFree = ({ inTx, ip }: VisitorCall, budget: string) =>
  inTx(async (tx) => {
    const ofAccount = await takeTry(tx, budget, loginTries)
    const ofNetwork = ofAccount && (await takeTry(tx, networkBudget(ip), networkTries))
    return ofNetwork === undefined ? captchaRequired : ok(ofAccount?.tries ?? 0)
  })

/** The password was right: the account has all its tries again, its network this one. */
export async function giveTryBack(tx: Tx, { ip }: VisitorCall, budget: string, { isFree }: Taken): Promise<void> {
  await forgiveTries(tx, budget)
  if (isFree) await giveBackTry(tx, networkBudget(ip))
}
