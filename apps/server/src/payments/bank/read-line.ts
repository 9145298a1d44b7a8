import type { StatementLine } from '@tessera/domain/payments/fiat-orders/statement.ts'
import { formatAmount, parseAmount, ZERO } from '@tessera/domain/books/money/amount.ts'
import { z } from 'zod'
import { accountIdentityHash } from '#payments/bank-accounts/account-number.ts'
import type { Config } from '#platform/config/config.ts'
import type { NewLine } from './lines.sql.ts'

/** A line of a file as it is stored, without an id. */
export type ReadLine = Omit<NewLine, 'id' | 'claimId' | 'payerHash'> & {
  /** The payer's account as the bank reports it; only its hash is stored. */
  readonly payerAccount: string
  /** The BIC of the payer's bank, as our bank reports it. */
  readonly payerBank: string
  /** Other numbers that the bank gives to the same line in a message. */
  readonly otherIds?: readonly string[]
  /** Its line number in the file, from 1; undefined for a line of a feed. */
  readonly at?: number
}
/** Decimals of each fiat coin. */
export type Scales = ReadonlyMap<string, number>

export const MAX_NAME_LENGTH = 140
const text = (max: number) => z.string().max(max)
const Line = z.object({
  line_id: text(80).min(1),
  booked_on: z.iso.date(),
  account_number: text(40).min(1),
  direction: z.enum(['in', 'out']),
  payer_name: text(MAX_NAME_LENGTH),
  payer_account: text(64).default(''),
  payer_bank: text(64).default(''),
  text: text(500),
})

/** Accepted values of each column, in signs that every language shares. */
const expectations: Readonly<Record<string, string>> = {
  line_id: '1–80',
  booked_on: 'YYYY-MM-DD',
  account_number: '1–40',
  direction: 'in / out',
  payer_name: `0–${MAX_NAME_LENGTH}`,
  payer_account: '0–64',
  payer_bank: '0–64',
  text: '0–500',
}
type ColumnFault = { readonly place: string; readonly found: string; readonly expected: string }

/** Returns a line as it is stored, or the column that cannot be read. */
export function lineOf(raw: StatementLine, scales: Scales): Omit<ReadLine, 'bank'> | ColumnFault {
  const read = Line.safeParse(raw)
  if (!read.success) {
    const place = String(read.error.issues[0]?.path[0] ?? 'line_id')
    const found = new Map<string, string | undefined>(Object.entries(raw)).get(place) ?? ''
    return { place, found, expected: expectations[place] ?? '' }
  }
  const scale = scales.get(raw.currency)
  if (scale === undefined)
    return { place: 'currency', found: raw.currency, expected: [...scales.keys()].toSorted().join(' / ') }
  const amount = parseAmount(raw.amount, scale)
  if (amount === undefined || amount === 0n)
    return { place: 'amount', found: raw.amount, expected: `> ${formatAmount(ZERO, scale)}` }
  const {
    line_id: lineId,
    booked_on: bookedOn,
    account_number: accountNumber,
    direction,
    payer_name: payerName,
    payer_account: payerAccount,
    payer_bank: payerBank,
  } = read.data
  const { text: facts } = read.data
  return {
    lineId,
    bookedOn,
    accountNumber,
    direction,
    coin: raw.currency,
    amount,
    payerName,
    payerAccount,
    payerBank,
    text: facts,
  }
}

/** Returns a line as it is stored, with only the hash of the payer's account and bank. */
export const hashedLine = <L extends Pick<ReadLine, 'payerAccount' | 'payerBank' | 'at'>>(
  config: Pick<Config, 'SECRET_KEY'>,
  { payerAccount, payerBank, at: _at, ...line }: L,
) => ({ ...line, payerHash: accountIdentityHash(config, { number: payerAccount, bic: payerBank }) })
