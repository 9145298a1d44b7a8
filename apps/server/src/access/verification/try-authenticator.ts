import { ok, type Outcome, type Refusal } from '@tessera/domain/platform/outcome/outcome.ts'
import {
  closedUntil,
  DAY_HOURS,
  WRONG_MINUTES,
  WRONG_TRIES,
  withWrong,
} from '@tessera/domain/access/security/authenticator-tries.ts'
import { phoneClock, totpStep } from '@tessera/domain/access/verification/totp.ts'
import { createHmac } from 'node:crypto'
import { HOUR_MS, MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { pauseAfterTries } from '#access/withdrawal-pauses/pause-after-tries.ts'
import { type Cipher, cipherFor } from '#platform/secrets/cipher.ts'
import { type Config, derivedKey } from '#platform/config/config.ts'
import { distantTimeStep, matchingTimeStep } from '#platform/secrets/totp.ts'
import type { Tx } from '#platform/database/tx.ts'
import {
  type Authenticator,
  type EntryPoint,
  resetConsecutiveTries,
  lockAuthenticator,
  noteStep,
  refuseStep,
  recordWrongCode,
  spendBackupCode,
  type Tries,
} from './authenticator.sql.ts'
import {
  authenticatorLocked,
  authenticatorTooManyTries,
  googleVerifyFailed,
  wrongAuthenticatorCode,
} from './refusals.ts'

type Secrets = Pick<Config, 'SECRET_KEY'>

export const customerCipher = (config: Secrets): Cipher => cipherFor(config, 'customer authenticator')

/** Returns a hash with a key that is not in the database, so that codes cannot be guessed from the table. */
export const backupHash = (config: Secrets, customerId: string, code: string): string =>
  createHmac('sha256', derivedKey(config, 'backup codes')).update(`${customerId}\n${code}`).digest('hex')

type AuthenticatorRefusal = Refusal<'GOOGLE_VERIFY_FAILED' | 'AUTHENTICATOR_TOO_MANY_TRIES' | 'AUTHENTICATOR_LOCKED'>

type Try = {
  readonly customerId: string
  readonly entryPoint: EntryPoint
  readonly code: string
  readonly from: { readonly ip: string; readonly userAgent: string }
}

/**
 * Checks an authenticator code or a backup code; each works once (threat AUT-09). Too many wrong codes in a day disable
 * it for a day for this use, and withdrawals with it (threats AUT-06, AUT-01). The transaction must commit also after a
 * wrong code, or the try would not count, so the response is a value inside it. A wrong code of another time names the
 * phone's clock, except in a reset, which needs no password, and is never accepted later.
 */
export async function tryAuthenticator(
  config: Secrets,
  tx: Tx,
  { customerId, entryPoint, code, from }: Try,
): Promise<Outcome<undefined, AuthenticatorRefusal['code']>> {
  const row = await lockAuthenticator(tx, customerId, entryPoint)
  if (row === undefined) return googleVerifyFailed
  const closed = closedUntil(row.wrong_at)
  if (closed !== undefined && closed > tx.now) return authenticatorLocked(hoursBetween(tx.now, closed))
  const tries = runningTries(row, tx.now)
  if (tries >= WRONG_TRIES) return authenticatorTooManyTries
  if (await isRight(config, tx, { customerId, entryPoint, code }, row)) return ok(undefined)
  const wrongAt = withWrong(row.wrong_at, tx.now)
  await recordWrongCode(tx, customerId, entryPoint, { tries: tries + 1, wrongAt })
  if (closedUntil(wrongAt) !== undefined)
    await pauseAfterTries(tx, customerId, { cause: 'authenticator_failed', hours: DAY_HOURS, from })
  return entryPoint === 'reset' ? googleVerifyFailed : refusalOfWrong(config, tx, { customerId, code }, row)
}

/** Without this mark, a guess that fits a later time would tell a thief which code will be right then. */
async function refusalOfWrong(
  config: Secrets,
  tx: Tx,
  { customerId, code }: Pick<Try, 'customerId' | 'code'>,
  row: Authenticator,
) {
  const step = distantTimeStep(customerCipher(config).open(row.secret_sealed), code, tx.now)
  if (step === undefined || BigInt(step) === row.last_step) return googleVerifyFailed
  if (step > totpStep(tx.now)) await refuseStep(tx, customerId, BigInt(step))
  return wrongAuthenticatorCode(phoneClock(step, tx.now))
}

const hoursBetween = (now: Date, then: Date): number => Math.ceil((then.getTime() - now.getTime()) / HOUR_MS)

/** Each wrong code restarts the waiting time. */
const runningTries = ({ wrong_tries, wrong_since }: Tries, now: Date): number =>
  wrong_since === null || now.getTime() - wrong_since.getTime() > WRONG_MINUTES * MINUTE_MS ? 0 : wrong_tries

async function isRight(
  config: Secrets,
  tx: Tx,
  { customerId, entryPoint, code }: Omit<Try, 'from'>,
  row: Authenticator,
) {
  if (code.includes('-')) return (await spendBackupCode(tx, customerId, backupHash(config, customerId, code))) === 1n
  const step = matchingTimeStep(customerCipher(config).open(row.secret_sealed), code, tx.now, {
    last: row.last_step,
    refused: row.refused_steps.map(BigInt),
  })
  if (step === undefined) return false
  await noteStep(tx, customerId, BigInt(step))
  await resetConsecutiveTries(tx, customerId, entryPoint)
  return true
}
