import { mailboxOf } from '@tessera/domain/access/customers/email.ts'
import type { VisitorCall } from '#platform/http/call.ts'
import { sha256 } from '#platform/random/random.ts'
import type { Source } from '#platform/database/rows.ts'
import { isKnownDevice } from './operators.sql.ts'

/** A device names itself by a secret of its browser; a shorter text could be guessed and names none. */
const DEVICE_SECRET_LEAST = 32

/** The hash under which a device is known; undefined where the caller names none. */
export const deviceHashOf = ({ deviceId }: Pick<VisitorCall, 'deviceId'>): string | undefined =>
  deviceId === undefined || deviceId.length < DEVICE_SECRET_LEAST ? undefined : sha256(deviceId)

/**
 * Whose tries a sign-in takes: those of the device where the operator has signed in from it before, else those of the name that
 * was typed, whether anybody has it or not. An unknown name is looked for in the same places (threat OPR-01).
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
