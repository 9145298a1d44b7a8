import { type BankCsv, type BankCsvRefusal, readBankCsv } from '@tessera/domain/payments/fiat-orders/bank-csv.ts'
import type { CsvAccount } from '@tessera/domain/payments/fiat-orders/csv-line.ts'
import type { CsvProfile } from '@tessera/domain/payments/fiat-orders/csv-profile.ts'
import { latestDayIn } from '@tessera/domain/payments/fiat-orders/statement-faults.ts'
import { assert, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Tx } from '#platform/database/tx.ts'
import { bankStatementEncodingUnknown } from '@tessera/domain/payments/fiat-orders/refusals.ts'
import { csvText } from './file-text.ts'
import type { NamedAccount } from './our-accounts.sql.ts'
import type { Scales } from './read-line.ts'

/** An account of the exchange as its CSV file must name it. */
export function csvAccountOf(
  { now }: Tx,
  { name, accountNumber, coin, timeZone }: NamedAccount,
  scales: Scales,
): CsvAccount {
  const scale = scales.get(coin)
  assert(scale !== undefined, `the currency ${coin} of the account ${name} is not a fiat coin`)
  return { number: accountNumber, currency: coin, scale, latestDay: latestDayIn(timeZone, now) }
}

/** Reads the bytes of a bank's CSV file with a profile. */
export function bankCsvOf(bytes: Buffer, profile: CsvProfile, account: CsvAccount): Outcome<BankCsv, BankCsvRefusal> {
  const text = csvText(bytes, profile.encoding)
  return text === undefined ? bankStatementEncodingUnknown(profile.encoding) : readBankCsv(text, profile, account)
}
