import { type verification } from '@tessera/contract/access/verification/verification.ts'
import { verifyPayloads } from '@tessera/contract/access/verification/scenes.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { FUND_PAUSE_HOURS, FUND_TRIES } from '@tessera/domain/access/security/fund-password.ts'
import { lockForFreeze } from '#access/customers/customer-state.sql.ts'
import { pauseAfterTries } from '#access/withdrawal-pauses/pause-after-tries.ts'
import type { CustomerCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { refuseParam } from '#platform/http/reasons.ts'
import { verifyPassword } from '#platform/secrets/password.ts'
import { contentHash } from '#platform/random/random.ts'
import type { Tx } from '#platform/database/tx.ts'
import { countWrongTries, insertTry, readFundHash } from './fund-password.sql.ts'
import { grantProof, type Proven } from './grant-proof.ts'
import { fundPasswordLocked, fundPasswordWrong } from './refusals.ts'

type Row = typeof verification.proveFundPassword

/**
 * Adds the fund password to the proofs of a token. The try is taken before the comparison, so that all concurrent tries
 * count. A right password is recorded even if the token is invalid, because the try would otherwise count as wrong.
 */
export async function proveFundPassword(
  deps: Pick<Deps, 'db' | 'random'>,
  call: CustomerCall,
  { scene, payload, password, verifyToken: former }: InputOf<Row>,
): Promise<Outcome<Proven, Row['refusals'][number]>> {
  const read = verifyPayloads[scene].safeParse(payload)
  if (!read.success) return refuseParam(read.error, payload, ['payload'])
  const { customerId } = call.customer
  const taken = await call.inTx((tx) => takeTry(tx, customerId))
  if (!taken.ok) return taken
  const hash = await readFundHash(deps, customerId)
  const right = hash !== null && (await verifyPassword(password, hash))
  const done = await call.inTx(async (tx) => {
    if (!right) {
      if (taken.value === FUND_TRIES)
        await pauseAfterTries(tx, customerId, { cause: 'fund_password_failed', hours: FUND_PAUSE_HOURS, from: call })
      return ok(undefined)
    }
    await insertTry(tx, customerId, true)
    const payloadHash = contentHash(read.data)
    return ok(await grantProof(deps, tx, { scene, proof: 'fund', target: null, customerId, payloadHash, former }))
  })
  const remaining = FUND_TRIES - taken.value
  return done.value ?? fundPasswordWrong(remaining)
}

/** Takes a try and returns its number within the day. */
async function takeTry(tx: Tx, customerId: string): Promise<Outcome<number, 'FUND_PASSWORD_LOCKED'>> {
  await lockForFreeze(tx, customerId)
  const wrong = await countWrongTries(tx, customerId)
  if (wrong >= FUND_TRIES) return fundPasswordLocked
  await insertTry(tx, customerId, false)
  return ok(wrong + 1)
}
