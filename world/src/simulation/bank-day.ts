import type { StatementLine } from '@tessera/domain/payments/fiat-orders/statement.ts'
import { amount as minor, formatAmount, parseAmount } from '@tessera/domain/books/money/amount.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { camtFile } from '../testing/camt-file.ts'

const CENTS = 2

const centsOf = ({ direction, amount }: StatementLine): bigint => {
  const cents: bigint | undefined = parseAmount(amount, CENTS)
  assert(cents !== undefined, `the bank booked an invalid amount ${amount}`)
  return direction === 'in' ? cents : -cents
}

/** The lines of an account after a given balance; undefined if its lines never reached that balance. */
export function linesAfter(lines: readonly StatementLine[], balance: bigint): StatementLine[] | undefined {
  let sum = 0n
  let at = balance === 0n ? 0 : undefined
  for (const [n, line] of lines.entries()) {
    sum += centsOf(line)
    if (sum === balance) at = n + 1
  }
  return at === undefined ? undefined : lines.slice(at)
}

type Day = {
  readonly account: string
  readonly currency: string
  readonly opening: bigint
  readonly from: string
  readonly until: string
  readonly lines: readonly StatementLine[]
}

/** A camt.053 of one account with consistent balances. */
export function dayFile({ account, currency, opening, from, until, lines }: Day): string {
  const closing = lines.reduce((sum, line) => sum + centsOf(line), opening)
  return camtFile({
    account,
    currency,
    opening: textOf(opening),
    closing: textOf(closing),
    from,
    until,
    entries: lines.map(({ line_id: ref, direction, amount, payer_name: party, text, booked_on: day }) => {
      // The bank writes the reference of a payment in both places.
      const about = direction === 'in' ? { text } : { text, endToEnd: text }
      return { ref, direction: direction === 'in' ? 'in' : 'out', amount, party, day, ...about }
    }),
  })
}

const textOf = (cents: bigint): string =>
  cents < 0n ? `-${formatAmount(minor(-cents), CENTS)}` : formatAmount(minor(cents), CENTS)
