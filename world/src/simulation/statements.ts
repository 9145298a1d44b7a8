import { statementColumns } from '@tessera/domain/fiat-orders/statement.ts'
import { amount as minor, formatAmount } from '@tessera/domain/money/amount.ts'
import { accountNumbers, BANK } from '../stories/foundation.sql.ts'
import { agree, disagree, once } from '../stories/stage.ts'
import { type Act, IDLE, oneOf } from './action.ts'
import { pair } from './city.ts'
import { openFiatOrders, waitingClaims } from './look.sql.ts'
import { ownerOf } from './owner.ts'

const CENTS = 2
type Row = Readonly<Record<(typeof statementColumns)[number], string>>
const csvOf = (row: Row): string =>
  `${statementColumns.join(',')}\n${statementColumns.map((column) => row[column]).join(',')}`

/** One clerk types a payment for an open order that no bank sent: it credits nobody, whatever runs meanwhile. */
export const forgeStatement: Act = async (city, roll) => {
  const order = oneOf(await openFiatOrders(city.town.server.deps), roll)
  if (order === undefined) return IDLE
  const [clerk] = await pair(city, roll)
  const text = csvOf({
    line_id: `forged ${Math.floor(roll() * 1e9)}`,
    booked_on: city.town.now().toISOString().slice(0, 10),
    account_number: new Map<string, string>(Object.entries(accountNumbers)).get(order.coin) ?? '',
    direction: 'in',
    currency: order.coin,
    amount: formatAmount(minor(order.amount), CENTS),
    payer_name: ownerOf(city, order).name,
    text: order.reference,
  })
  return clerk.bank.importStatement({ format: 'csv', bank: BANK, text }, once())
}

/** One clerk imports what the bank booked last: the signed feed tells it as well, and it counts once. */
export const importBooked: Act = async (city, roll) => {
  const line = oneOf(city.town.bank.lines().slice(-20), roll)
  if (line === undefined) return IDLE
  const [clerk] = await pair(city, roll)
  return clerk.bank.importStatement({ format: 'csv', bank: BANK, text: csvOf(line) }, once())
}

/** Two clerks compare a claim with the bank's book: what is there they confirm, the rest they drop. */
export const decideClaim: Act = async (city, roll) => {
  const claim = oneOf(await waitingClaims(city.town.server.deps), roll)
  if (claim === undefined) return IDLE
  const two = await pair(city, roll)
  const isBooked = city.town.bank.lines().some(({ line_id: id }) => id === claim.lineId)
  return isBooked
    ? agree(...two, 'bank_claim', claim.id, 'The bank has it.')
    : disagree(...two, 'bank_claim', claim.id, { reason: 'The bank does not have it.' })
}
