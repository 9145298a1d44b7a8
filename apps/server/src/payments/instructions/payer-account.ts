import { matchPayerAccount, type PayerAccountMatch } from '@tessera/domain/payments/instructions/payer-account.ts'
import { accountIdentityHash, accountNumberCipher } from '#payments/bank-accounts/account-number.ts'
import type { Config } from '#platform/config/config.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { InstructionRow } from './instructions.sql.ts'
import { payerHashOf } from './sources.sql.ts'

/** Compares the typed account of a payment to return with the one that the bank reported; null for other payments. */
export async function payerAccountOf(
  config: Pick<Config, 'SECRET_KEY'>,
  tx: Tx,
  { returns_line: line, number_sealed: sealed, bank_code: bic }: InstructionRow,
): Promise<PayerAccountMatch | null> {
  if (line === null || sealed === null) return null
  const typed = accountIdentityHash(config, { number: accountNumberCipher(config).open(sealed), bic: bic ?? '' })
  return matchPayerAccount(typed, await payerHashOf(tx, line))
}
