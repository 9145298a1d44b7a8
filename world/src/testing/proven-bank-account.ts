import type { bankAccounts } from '@tessera/contract/payments/bank-accounts/bank-accounts.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { paymentName } from '@tessera/domain/payments/bank-accounts/payment-texts.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../apps/server/src/platform/http/deps.ts'
import { proof } from './direct-proof.sql.ts'
import { bankAccountRequest, type NewBankAccount } from '../people/own-bank-account.ts'

/** The request of the screen, with the token that a valid code would give, in the customer's verified name. */
export async function provenBankAccount(
  deps: Pick<Deps, 'db' | 'inTx' | 'random'>,
  person: { readonly id: string; readonly email: string },
  details: NewBankAccount,
): Promise<InputOf<typeof bankAccounts.add>> {
  const { rows } = await sql<{ real_name: string | null }>`
    select real_name from customer where id = ${person.id}`.execute(deps.db)
  const named = { ...details, paymentName: paymentName(rows[0]?.real_name ?? 'nobody') }
  return bankAccountRequest(named, (payload) => proof(deps, person, 'set_bank_account', payload))
}
