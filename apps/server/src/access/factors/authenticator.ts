import type { InputOf, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { security } from '@tessera/contract/access/security/security.ts'
import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { phoneClock } from '@tessera/domain/access/verification/totp.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { CustomerCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { newTotpSecret, otpauthUri, distantTimeStep, matchingTimeStep } from '#platform/secrets/totp.ts'
import type { Tx } from '#platform/database/tx.ts'
import { findContact } from '#access/customers/customers.sql.ts'
import { backupHash, customerCipher } from '#access/verification/try-authenticator.ts'
import { newBackupCodes } from './backup-codes.ts'
import { changeFactor } from './change-factor.ts'
import { deleteBackupCodes, insertAuthenticator, insertBackupCodes, putSetup, takeSetup } from './security.sql.ts'
import { authenticatorBoundAlready, authenticatorSetupExpired } from './refusals.ts'
import { googleVerifyFailed, wrongAuthenticatorCode } from '#access/verification/refusals.ts'

const SETUP_MINUTES = 10

/**
 * Creates a secret on the server and shows it only in this response (threat AUT-17). The authenticator is inactive
 * until a right code proves the secret.
 */
export const setUpAuthenticator = (
  deps: Pick<Deps, 'config'>,
  { customer: { customerId }, inTx }: CustomerCall,
): Promise<Outcome<ReplyOf<typeof security.setUpAuthenticator>, 'AUTHENTICATOR_BOUND_ALREADY'>> =>
  inTx(async (tx) => {
    const secret = newTotpSecret()
    const expiresAt = new Date(tx.now.getTime() + SETUP_MINUTES * MINUTE_MS)
    const put = await putSetup(tx, customerId, customerCipher(deps.config).seal(secret), expiresAt)
    if (put === 0n) return authenticatorBoundAlready
    const { email, phone } = await findContact(tx, customerId)
    const otpauthUrl = otpauthUri(secret, { issuer: 'Tessera', label: email ?? phone ?? customerId })
    return ok({ secret, otpauthUrl, expiresAt: expiresAt.toISOString() })
  })

type Bound = ReplyOf<typeof security.bindAuthenticator>
type BindRefused = 'AUTHENTICATOR_BOUND_ALREADY' | 'AUTHENTICATOR_SETUP_EXPIRED' | 'GOOGLE_VERIFY_FAILED'

export const bindAuthenticator = (
  deps: Pick<Deps, 'config' | 'db' | 'random'>,
  call: CustomerCall,
  input: InputOf<typeof security.bindAuthenticator>,
) =>
  changeFactor(deps, call, input, { scene: 'bind_authenticator', payload: {} }, (tx, { id }) =>
    bind(deps, tx, id, input.code),
  )

async function bind(
  deps: Pick<Deps, 'config' | 'random'>,
  tx: Tx,
  id: string,
  code: string,
): Promise<Outcome<Bound, BindRefused>> {
  const setup = await takeSetup(tx, id)
  if (setup === undefined) return authenticatorSetupExpired
  const secret = customerCipher(deps.config).open(setup.secret_sealed)
  const step = matchingTimeStep(secret, code, tx.now, 0n)
  if (step === undefined) {
    const distant = distantTimeStep(secret, code, tx.now)
    return distant === undefined ? googleVerifyFailed : wrongAuthenticatorCode(phoneClock(distant, tx.now))
  }
  // The code that binds the authenticator is used up by it.
  if ((await insertAuthenticator(tx, id, setup.secret_sealed, BigInt(step))) === 0n) return authenticatorBoundAlready
  return ok({ backupCodes: await putBackupCodes(deps, tx, id) })
}

/** Invalidates the earlier codes, used or not. */
export const renewBackupCodes = (
  deps: Pick<Deps, 'config' | 'db' | 'random'>,
  call: CustomerCall,
  proven: InputOf<typeof security.renewBackupCodes>,
) =>
  changeFactor(deps, call, proven, { scene: 'renew_backup_codes', payload: {} }, async (tx, { id }) =>
    ok({ backupCodes: await putBackupCodes(deps, tx, id) }),
  )

async function putBackupCodes(deps: Pick<Deps, 'config' | 'random'>, tx: Tx, id: string): Promise<string[]> {
  const codes = newBackupCodes(deps.random)
  const hashes = codes.map((each) => backupHash(deps.config, id, each))
  await deleteBackupCodes(tx, id)
  await insertBackupCodes(tx, id, hashes)
  return codes
}
