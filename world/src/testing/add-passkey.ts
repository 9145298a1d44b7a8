import { passkeys } from '@tessera/contract/access/passkeys/passkeys.ts'
import { type Device, device } from '../people/software-passkey.ts'
import { type AccessExchange, password } from './access.ts'
import { type Factors, proveAll } from './step-up.ts'

/** Adds a passkey of this device to an account, with all required proofs. */
export async function addPasskey(
  exchange: AccessExchange,
  who: Factors,
  own: Device = device(),
): Promise<{ readonly id: string; readonly device: Device }> {
  const verifyToken = await proveAll(exchange, who, 'add_passkey', {})
  const api = exchange.api(passkeys, who)
  const { challengeId, options } = await api.addOptions({})
  const credential = own.make(options)
  const { id } = await api.add({ challengeId, name: 'Laptop', credential, password, verifyToken })
  return { id, device: own }
}
