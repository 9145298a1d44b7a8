import type { bankAccounts } from '@tessera/contract/payments/bank-accounts/bank-accounts.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { Deps } from '../../../apps/server/src/platform/http/deps.ts'
import { proof } from './direct-proof.sql.ts'
import { bankAccountRequest, type NewBankAccount } from '../people/own-bank-account.ts'

/** The request of the screen, with the token that a valid code would give. */
export const provenBankAccount = (
  deps: Pick<Deps, 'inTx' | 'random'>,
  person: { readonly id: string; readonly email: string },
  details: NewBankAccount,
): Promise<InputOf<typeof bankAccounts.add>> =>
  bankAccountRequest(details, (payload) => proof(deps, person, 'set_bank_account', payload))
