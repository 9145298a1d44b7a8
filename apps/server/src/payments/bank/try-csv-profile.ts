import type { bank } from '@tessera/contract/payments/bank/bank.ts'
import type { InputOf, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { settingShape } from '@tessera/contract/platform/settings/setting-areas.ts'
import { settingFault } from '@tessera/contract/platform/settings/setting-faults.ts'
import { bankCsvStatement, type BankCsvRefusal, type CsvRow } from '@tessera/domain/payments/fiat-orders/bank-csv.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Tx } from '#platform/database/tx.ts'
import { refuseParam } from '#platform/http/reasons.ts'
import { settingFaulty } from '#platform/settings/refusals.ts'
import { bankCsvOf, csvAccountOf } from './bank-csv-file.ts'
import { binaryRefusal } from './file-text.ts'
import { scalesOfFiat } from './lines.sql.ts'
import { namedAccounts } from './our-accounts.sql.ts'
import { statementOf } from './read-statement.ts'
import { bankAccountUnknown } from './refusals.ts'

type Trial = ReplyOf<typeof bank.tryCsvProfile>
type TrialRefusal = BankCsvRefusal | 'PARAM_INVALID' | 'BANK_UNKNOWN' | 'SETTING_CONFLICT' | 'BANK_STATEMENT_SUMS_WRONG'
/** Maximum number of entries in the response. Staff check the first ones, and the number of faults. */
const SHOWN = 100

/** Reads a sample file with an unsaved profile, exactly as an import with it would. Stores nothing. */
export async function tryCsvProfile(
  tx: Tx,
  { bankAccount, values, file }: InputOf<typeof bank.tryCsvProfile>,
): Promise<Outcome<Trial, TrialRefusal>> {
  const ours = (await namedAccounts(tx)).find(({ name }) => name === bankAccount)
  if (ours === undefined) return bankAccountUnknown
  const parsed = settingShape('csvProfile').safeParse(values)
  if (!parsed.success) return refuseParam(parsed.error, values, ['values'])
  const conflict = settingFault('csvProfile', parsed.data)
  if (conflict !== undefined) return settingFaulty(conflict)
  const bytes = Buffer.from(file, 'base64')
  const scales = await scalesOfFiat(tx)
  const account = csvAccountOf(tx, ours, scales)
  const read = binaryRefusal(bytes) ?? bankCsvOf(bytes, parsed.data, account)
  if (!read.ok) return read
  const { columns, rows } = read.value
  const statement = bankCsvStatement(read.value, account)
  const sums = statement.ok ? statementOf(ours.bank, statement.value, scales) : undefined
  if (sums?.ok === false) return sums
  const faults = rows.filter((row) => 'fault' in row)
  const balances = read.value.balances?.balances
  return ok({
    columns: [...columns],
    read: rows.length,
    refused: faults.length,
    opening: balances?.opening ?? null,
    closing: balances?.closing ?? null,
    rows: rows.slice(0, SHOWN).map(rowView),
  })
}

const rowView = (row: CsvRow): Trial['rows'][number] => ({
  line: row.at,
  fault: 'fault' in row ? { line: row.at, ...row.fault } : null,
  entry:
    'line' in row
      ? {
          lineId: row.line.line_id,
          bookedOn: row.line.booked_on,
          direction: row.line.direction === 'in' ? 'in' : 'out',
          amount: row.line.amount,
          coin: row.line.currency,
          payerName: row.line.payer_name,
          payerAccount: row.line.payer_account ?? '',
          text: row.line.text,
        }
      : null,
})
