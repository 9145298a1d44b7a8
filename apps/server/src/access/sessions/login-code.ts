import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { loginFactors } from '@tessera/domain/access/security/rules.ts'
import type { Factor } from '@tessera/domain/access/security/factors.ts'
import type { Contact } from '#access/customers/customers.sql.ts'
import { listRunning } from '#access/withdrawal-pauses/freezes.sql.ts'
import type { VisitorCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { issueCode } from '#access/verification/issue-code.ts'
import { readFactors } from '#access/verification/owned-factors.sql.ts'
import { findFresh, lockSends } from '#access/verification/verification.sql.ts'

/** Factors whose codes the exchange sends. */
export type CodeFactor = 'email' | 'mobile'
export type CodeRequest = { readonly factor: CodeFactor; readonly channel: 'sms' | 'voice' }

/** Returns the factors for the second step, the strongest first. */
export async function factorsOfLogin(tx: Tx, customerId: string): Promise<Factor[]> {
  const { owned, enforced } = await readFactors(tx, customerId)
  const pauses = await listRunning(tx, customerId, tx.now)
  const afterReset = pauses.some(({ cause }) => cause === 'login_password_reset')
  return loginFactors(owned, enforced, afterReset)
}

/** Sends a code for the second step. */
export const newCode = (
  deps: Pick<Deps, 'config' | 'random'>,
  tx: Tx,
  { ip, userAgent }: VisitorCall,
  account: Contact,
  { factor, channel }: CodeRequest,
): ReturnType<typeof issueCode> =>
  issueCode(deps, tx, {
    scene: 'login',
    proof: factor,
    target: addressOf(account, factor),
    channel,
    // The password is right and the address belongs to the account, so the owner is requesting.
    requestedBy: 'owner',
    customerId: account.id,
    sessionId: null,
    payload: {},
    words: { kind: 'login_code', lang: account.lang },
    from: { ip, userAgent },
  })

/** Sends another code, or returns the one that was sent to this factor within the last 90 seconds. */
export async function freshCode(
  deps: Pick<Deps, 'config' | 'random'>,
  tx: Tx,
  call: VisitorCall,
  account: Contact,
  codeRequest: CodeRequest,
): ReturnType<typeof issueCode> {
  await lockSends(tx, 'login', addressOf(account, codeRequest.factor), call.ip)
  const fresh = await findFresh(tx, { scene: 'login', customerId: account.id, proof: codeRequest.factor })
  return fresh === undefined ? newCode(deps, tx, call, account, codeRequest) : ok(fresh)
}

function addressOf({ email, phone }: Contact, factor: CodeFactor): string {
  const address = factor === 'email' ? email : phone
  assert(address, `the account has the factor ${factor} but no address for it`)
  return address
}
