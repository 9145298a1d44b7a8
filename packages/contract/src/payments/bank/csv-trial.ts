import { z } from 'zod'
import { AmountText, Coin, Day, line, SignedAmountText } from '#platform/http/shared.ts'

/** The bytes of a file, in any encoding. */
export const StatementBytes = z.base64().max(1_000_000)

/** An error in a statement file: its line, column, value and expected value. */
export const StatementFault = z
  .object({
    /** Line of the file, from 1. */
    line: z.number().int(),
    /** The name of the column. */
    place: z.string(),
    found: z.string(),
    /** Expected value or format, the same in every language. */
    expected: z.string(),
  })
  .meta({ id: 'StatementFault' })

/** A sample file for a CSV profile that operators are editing. */
export const CsvTrialInput = z.object({
  /** The name of our account. */
  bankAccount: line(24),
  /** The values of the profile, as `settingShape` of the area `csvProfile` describes them. */
  values: z.record(z.string(), z.unknown()),
  file: StatementBytes,
})

/** The entries of a sample file as an import with this profile would read them. */
export const CsvTrial = z
  .object({
    /** The names in the header row, or the positions of the columns. */
    columns: z.array(z.string()),
    /** Number of entries, and number of those that cannot be read. */
    read: z.number().int(),
    refused: z.number().int(),
    /** Null if the profile has no balances, or if an entry cannot be read. */
    opening: SignedAmountText.nullable(),
    closing: SignedAmountText.nullable(),
    /** The first 100 entries. Each has either its fields or its fault. */
    rows: z.array(
      z.object({
        /** Line of the file, from 1. */
        line: z.number().int(),
        fault: StatementFault.nullable(),
        entry: z
          .object({
            /** The bank's number; empty without one. */
            lineId: z.string(),
            bookedOn: Day,
            direction: z.enum(['in', 'out']),
            amount: AmountText,
            coin: Coin,
            payerName: z.string(),
            payerAccount: z.string(),
            text: z.string(),
          })
          .nullable(),
      }),
    ),
  })
  .meta({ id: 'CsvTrial' })

export const csvTrialRefusals = [
  'PARAM_INVALID',
  'BANK_UNKNOWN',
  'SETTING_CONFLICT',
  'BANK_STATEMENT_FORMAT_UNKNOWN',
  'BANK_STATEMENT_UNREADABLE',
  'BANK_STATEMENT_CUT',
  'BANK_STATEMENT_FOOT_WRONG',
  'BANK_STATEMENT_SUMS_WRONG',
] as const
