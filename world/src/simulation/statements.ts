import { type StatementLine, statementColumns } from '@tessera/domain/payments/fiat-orders/statement.ts'
import { amount as minor, formatAmount } from '@tessera/domain/books/money/amount.ts'
import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { readFeed } from '../../../apps/server/src/payments/bank/read-feed.ts'
import { between, type Random } from '../makers/random.ts'
import { accountNumbers, BANK } from '../stories/exchange-bank.ts'
import { approveByTwo, refuseByTwo, once, type Player } from '../stories/stage.ts'
import { type Act, IDLE, randomOf } from './action.ts'
import { decideAlone } from './decide-alone.ts'
import { dayFile, linesAfter } from './bank-day.ts'
import { type Simulation, pair } from './simulation.ts'
import { forgeries, isRefusedAnswer } from './forged-feed.ts'
import { openFiatOrders, waitingClaims } from './state.sql.ts'
import { ownerOf } from './owner.ts'
import { lastClosedDay, payoutReferences } from './statements.sql.ts'

const CENTS = 2
const csvOf = (row: StatementLine): string =>
  `${statementColumns.join(',')}\n${statementColumns.map((column) => row[column]).join(',')}`

type LineFields = Pick<StatementLine, 'direction' | 'currency' | 'amount' | 'payer_name' | 'text'>

/** A line that no bank sent. */
const forgedLine = ({ system }: Simulation, roll: Random, fields: LineFields): StatementLine => ({
  line_id: `forged ${Math.floor(roll() * 1e9)}`,
  booked_on: dayOf(system.now()),
  account_number: new Map<string, string>(Object.entries(accountNumbers)).get(fields.currency) ?? '',
  ...fields,
})
const fileOf = (text: string): string => Buffer.from(text).toString('base64')
const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** A line that would credit an open order; undefined without an open order. */
async function forgedCredit(simulation: Simulation, roll: Random): Promise<StatementLine | undefined> {
  const order = randomOf(await openFiatOrders(simulation.system.server.deps), roll)
  if (order === undefined) return undefined
  const about = { direction: 'in', currency: order.coin, amount: formatAmount(minor(order.amount), CENTS) } as const
  return forgedLine(simulation, roll, { ...about, payer_name: ownerOf(simulation, order).name, text: order.reference })
}

/** A line that would mark a payout as paid or returned; undefined without a payout. */
async function forgedPayout(simulation: Simulation, roll: Random): Promise<StatementLine | undefined> {
  const payout = randomOf(await payoutReferences(simulation.system.server.deps), roll)
  if (payout === undefined) return undefined
  const direction = roll() < 0.5 ? 'in' : 'out'
  const about = { direction, currency: 'SGD', amount: formatAmount(minor(payout.receives), CENTS) } as const
  return forgedLine(simulation, roll, { ...about, payer_name: payout.name, text: payout.reference })
}

const anyForged = (simulation: Simulation, roll: Random): Promise<StatementLine | undefined> =>
  roll() < 0.6 ? forgedCredit(simulation, roll) : forgedPayout(simulation, roll)

/** One operator enters a line that no bank sent and tries to confirm it alone: no credit, no change of a payout (STM-01). */
export const forgeStatement: Act = async (simulation, roll) => {
  const line = await anyForged(simulation, roll)
  if (line === undefined) return IDLE
  const [operator] = await pair(simulation, roll)
  await operator.bank.importStatement({ bank: BANK, file: fileOf(csvOf(line)) }, once())
  const claim = (await waitingClaims(simulation.system.server.deps)).find(({ lineId }) => lineId === line.line_id)
  return claim === undefined ? undefined : decideAlone(operator, 'bank_claim', claim.id)
}

/** The feed answers with a line that the bank did not sign; the response must be refused (STM-01). */
export const forgeFeed: Act = async (simulation, roll) => {
  const line = await anyForged(simulation, roll)
  if (line === undefined) return IDLE
  const { feed, server } = simulation.system
  feed.forgeNext(randomOf(forgeries, roll) ?? 'unsigned', line)
  const isRead = await readFeed(server.deps).then(
    () => true,
    (error: unknown) => {
      if (isRefusedAnswer(error)) return false
      throw error
    },
  )
  if (isRead && feed.isWaiting()) throw new Error('the forged answer was never requested')
  return undefined
}

type Upload = { readonly opening: bigint; readonly from: string; readonly lines: readonly StatementLine[] }
const upload = ({ system }: Simulation, operator: Player, { opening, from, lines }: Upload) =>
  operator.bank.importStatement(
    {
      bank: BANK,
      file: fileOf(
        dayFile({ account: accountNumbers.SGD, currency: 'SGD', opening, from, until: dayOf(system.now()), lines }),
      ),
    },
    once(),
  )

/** The bank's lines on the SGD account since its last confirmed day. */
async function dayInSgd({ system }: Simulation): Promise<Upload | undefined> {
  const booked = system.bank.lines().filter(({ currency }) => currency === 'SGD')
  const last = await lastClosedDay(system.server.deps, accountNumbers.SGD)
  const opening = last?.closing ?? 0n
  const lines = linesAfter(booked, opening)
  const [first] = lines ?? []
  return lines === undefined || first === undefined
    ? undefined
    : { opening, from: last?.until ?? first.booked_on, lines }
}

/** Two operators confirm the bank's file of a day, so that the next file must follow it. */
export const confirmDay: Act = async (simulation, roll) => {
  const two = await pair(simulation, roll)
  const day = await dayInSgd(simulation)
  if (day === undefined) return IDLE
  const { statements } = await upload(simulation, two[0], day)
  const [id] = statements
  return id === undefined ? IDLE : approveByTwo(...two, 'bank_statement', id, 'Compared with the bank, line by line.')
}

/**
 * A file with correct sums and a line that no bank booked. Its uploader cannot confirm it alone. If its opening balance does not
 * follow, even two careless operators cannot confirm it (STM-02). Careful operators drop it.
 */
export const forgeDay: Act = async (simulation, roll) => {
  const line = await anyForged(simulation, roll)
  const day = await dayInSgd(simulation)
  if (line?.currency !== 'SGD' || day === undefined) return IDLE
  const two = await pair(simulation, roll)
  const follows = roll() < 0.5 || (await lastClosedDay(simulation.system.server.deps, accountNumbers.SGD)) === undefined
  const opening = follows ? day.opening : day.opening + BigInt(between(roll, 1, 1_000_000))
  const { statements } = await upload(simulation, two[0], { ...day, opening, lines: [...day.lines, line] })
  const [id] = statements
  if (id === undefined) return IDLE
  if (follows) await decideAlone(two[0], 'bank_statement', id)
  else await mustBeRefused(approveByTwo(...two, 'bank_statement', id, 'Looks right.'), 'BANK_STATEMENT_GAP')
  return refuseByTwo(...two, 'bank_statement', id, { reason: 'The bank has no such line.' })
}

/** Accepts a refusal for another reason, because other actions run at the same time. */
async function mustBeRefused(call: Promise<unknown>, code: string): Promise<void> {
  const refused = await call.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (refused === undefined) throw new Error(`an action succeeded that must be refused with ${code}`)
  if (!(refused instanceof ApiError) || refused.code !== code) throw refused
}

/** One operator imports the bank's last lines. The signed feed reports them as well, and they count once. */
export const importBooked: Act = async (simulation, roll) => {
  const line = randomOf(simulation.system.bank.lines().slice(-20), roll)
  if (line === undefined) return IDLE
  const [operator] = await pair(simulation, roll)
  return operator.bank.importStatement({ bank: BANK, file: fileOf(csvOf(line)) }, once())
}

/** Two operators compare a claim with the bank's book: they confirm real lines and drop others. */
export const decideClaim: Act = async (simulation, roll) => {
  const claim = randomOf(await waitingClaims(simulation.system.server.deps), roll)
  if (claim === undefined) return IDLE
  const two = await pair(simulation, roll)
  const isBooked = simulation.system.bank.lines().some(({ line_id: id }) => id === claim.lineId)
  return isBooked
    ? approveByTwo(...two, 'bank_claim', claim.id, 'The bank has it.')
    : refuseByTwo(...two, 'bank_claim', claim.id, { reason: 'The bank does not have it.' })
}
