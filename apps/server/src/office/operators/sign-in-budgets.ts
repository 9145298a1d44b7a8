import { mailboxOf } from '@tessera/domain/access/customers/email.ts'
import type { VisitorCall } from '#platform/http/call.ts'
import { sha256 } from '#platform/random/random.ts'
import type { Source } from '#platform/database/rows.ts'
import { isKnownDevice } from './operators.sql.ts'

/**
 * Minimum length of a browser's secret, which identifies its device. A shorter text could be guessed and is ignored.
 */
const DEVICE_SECRET_LEAST = 32

/** Returns the hash of the device secret; undefined if the caller sends none. */
export const deviceHashOf = ({ deviceId }: Pick<VisitorCall, 'deviceId'>): string | undefined =>
  deviceId === undefined || deviceId.length < DEVICE_SECRET_LEAST ? undefined : sha256(deviceId)

/**
 * Returns the budget of tries for a login. A known device of the operator has its own; otherwise that of the typed name
 * counts, even if the name does not exist. An unknown name causes the same reads (threat OPR-01).
 */
export async function signInBudget(
  source: Source,
  call: Pick<VisitorCall, 'deviceId'>,
  { email, operatorId }: { readonly email: string; readonly operatorId: string | undefined },
): Promise<string> {
  const device = deviceHashOf(call)
  const isKnown = await isKnownDevice(source, operatorId ?? null, device ?? null)
  return isKnown && operatorId !== undefined && device !== undefined
    ? `operator:${operatorId}:${device}`
    : `operator:${mailboxOf(email)}`
}
