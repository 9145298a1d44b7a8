import type { issuerMovements, issuerStatements } from '@tessera/contract/payments/instructions/issuer-statements.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { JournalKind } from '@tessera/domain/books/ledger/transfer.ts'
import { amount, formatAmount } from '@tessera/domain/books/money/amount.ts'
import type { Source } from '#platform/database/rows.ts'
import { balancesOf, findIssuer, type MovementRow, movementsOf, type StatementRequest } from './issuer-statement.sql.ts'

export type Statement = ReplyOf<typeof issuerStatements.read>
type Movement = (typeof issuerMovements)[number]

const movementOf: Partial<Record<JournalKind, Movement>> = {
  allot: 'proceeds',
  distribution_funding: 'funding',
  distribution_release: 'to_holders',
  instruction_hold: 'fee',
  instruction_pay: 'payment',
  instruction_back: 'return',
  proceeds_pay: 'payment',
}

/** A movement; a payment made at the bank or in a coin shows the fee that it charged on a line of its own. */
function linesOf(row: MovementRow): { readonly movement: Movement; readonly amount: bigint }[] {
  const movement = movementOf[row.kind] ?? 'other'
  if (row.fee === 0n) return [{ movement, amount: row.amount }]
  return [
    { movement: 'fee', amount: -row.fee },
    { movement, amount: row.amount + row.fee },
  ]
}

/**
 * Returns the statement of an issuer in one currency; undefined for an unknown issuer. Its closing balance is that
 * after its last row, so that a movement posted during the read cannot contradict it.
 */
export async function issuerStatement(source: Source, request: StatementRequest): Promise<Statement | undefined> {
  const issuer = await findIssuer(source, request)
  if (issuer === undefined) return undefined
  const { opening, in_transit: inTransit } = await balancesOf(source, request)
  const text = (minor: bigint) => formatAmount(amount(minor), issuer.scale)
  let balance = opening
  const rows: Statement['rows'] = []
  for (const row of await movementsOf(source, request))
    for (const { movement, amount: moved } of linesOf(row)) {
      balance += moved
      const { at, product, reference } = row
      rows.push({ at: at.toISOString(), movement, product, reference, amount: text(moved), balance: text(balance) })
    }
  return {
    issuer: issuer.name,
    coin: request.coin,
    opening: text(opening),
    closing: text(balance),
    inTransit: text(inTransit),
    rows,
  }
}
