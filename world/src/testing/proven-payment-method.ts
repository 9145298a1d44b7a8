import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { paymentMethods } from '@tessera/contract/desk/payment-methods/payment-methods.ts'
import { endingOfAccount, methodText } from '@tessera/domain/desk/payment-methods/method.ts'
import { randomBytes } from 'node:crypto'
import type { Deps } from '../../../apps/server/src/platform/http/deps.ts'
import { sha256 } from '../../../apps/server/src/platform/random/random.ts'
import { proof } from './direct-proof.sql.ts'

export type NewPaymentMethod = Omit<InputOf<typeof paymentMethods.add>, 'salt' | 'verifyToken'>
type Person = { readonly id: string; readonly email: string }

/** The request of the screen, with the token that a valid code would give. */
export async function provenPaymentMethod(
  deps: Pick<Deps, 'inTx' | 'random'>,
  person: Person,
  details: NewPaymentMethod,
  replaces?: string,
): Promise<InputOf<typeof paymentMethods.add>> {
  const salt = randomBytes(24).toString('base64url')
  const method = paymentMethods.add.input.parse({ ...details, salt, verifyToken: salt })
  const content = sha256(methodText({ ...method, replaces }))
  const payload = { kind: method.kind, ending: endingOfAccount(method.kind, method.account), content }
  return { ...method, verifyToken: await proof(deps, person, 'set_payment_method', payload) }
}
