import { bankAccounts } from '@tessera/contract/payments/bank-accounts/bank-accounts.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { contentText, endingOf } from '@tessera/domain/payments/bank-accounts/account.ts'
import { randomBytes } from 'node:crypto'
import type { Deps } from '../../../apps/server/src/platform/http/deps.ts'
import { sha256 } from '../../../apps/server/src/platform/random/random.ts'
import { proof } from './direct-proof.sql.ts'

export type NewBankAccount = Omit<InputOf<typeof bankAccounts.add>, 'salt' | 'verifyToken'>
type Person = { readonly id: string; readonly email: string }

/** The request of the screen, with the token that a valid code would give. */
export async function provenBankAccount(
  deps: Pick<Deps, 'inTx' | 'random'>,
  person: Person,
  details: NewBankAccount,
): Promise<InputOf<typeof bankAccounts.add>> {
  const salt = randomBytes(24).toString('base64url')
  const account = bankAccounts.add.input.parse({ ...details, salt, verifyToken: salt })
  const { fiat, bank, accountNumber } = account
  const content = sha256(contentText({ ...account, coin: fiat }))
  const payload = { fiat, bank, ending: endingOf(accountNumber), content }
  return { ...account, verifyToken: await proof(deps, person, 'set_bank_account', payload) }
}
