import { type BankCsv, type BankCsvRefusal, readBankCsv } from '@tessera/domain/payments/fiat-orders/bank-csv.ts'
import type { CsvAccount } from '@tessera/domain/payments/fiat-orders/csv-line.ts'
import type { CsvProfile } from '@tessera/domain/payments/fiat-orders/csv-profile.ts'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { assert, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Tx } from '#platform/database/tx.ts'
import { csvText, encodingUnknown } from './file-text.ts'
import type { NamedAccount } from './our-accounts.sql.ts'
import type { Scales } from './read-line.ts'

/** An account of the exchange as its CSV file must name it. Banks ahead of UTC may report tomorrow's date already. */
export function csvAccountOf({ now }: Tx, { name, accountNumber, coin }: NamedAccount, scales: Scales): CsvAccount {
  const scale = scales.get(coin)
  assert(scale !== undefined, `the currency ${coin} of the account ${name} is not a fiat coin`)
  const latestDay = new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10)
  return { number: accountNumber, currency: coin, scale, latestDay }
}

/** Reads the bytes of a bank's CSV file by a profile. */
export function bankCsvOf(bytes: Buffer, profile: CsvProfile, account: CsvAccount): Outcome<BankCsv, BankCsvRefusal> {
  const text = csvText(bytes, profile.encoding)
  return text === undefined ? encodingUnknown(profile.encoding) : readBankCsv(text, profile, account)
}
