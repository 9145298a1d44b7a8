import { internalTransfers } from '@tessera/contract/payments/internal-transfers/internal-transfers.ts'
import { amount, parseAmount, ppm } from '@tessera/domain/books/money/amount.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { listMarket } from '../../../apps/server/src/trading/markets/list-market.sql.ts'
import { moveMarket } from '../../../apps/server/src/trading/markets/move-market.sql.ts'
import { collectOwed } from '../../../apps/server/src/payments/receivables/collect-owed.ts'
import { receiveTransfers } from '../../../apps/server/src/profile/transfers/receive-transfers.ts'
import { proof } from './direct-proof.sql.ts'
import { type BankExchange, freshKey } from './bank-exchange.ts'
import { byTwo } from './by-two.ts'
import type { Person } from './exchange.ts'

export const SGD_PAIR = 'AURB-SGD'

/** The amounts of a receivable in minor units; `blocks` while withdrawals are blocked. */
export type Debt = {
  readonly id: string
  readonly taken: bigint
  readonly repaid: bigint
  readonly outstanding: bigint
  readonly blocks: boolean
}

/** Wrong credits in an exchange with a bank, and a market that trades AURB for Singapore dollars. */
export async function wrongCredits(at: BankExchange) {
  await listPair(at)
  return { ...creditsOf(at), ...debtsOf(at), ...spendingOf(at) }
}
export type WrongCredits = Awaited<ReturnType<typeof wrongCredits>>

const byFinance = { verdict: 'approve', roles: ['finance', 'finance'] } as const
const creditsOf = (at: BankExchange) => ({
  /** Credits the customer for a line that no bank sent, by a confirmed claim; returns the id of the line. */
  credit: async (who: Person, text: string): Promise<string> => {
    const { reference } = await at.orderOf(who, text)
    const lineId = randomUUID().slice(0, 12)
    const minor = parseAmount(text, 2)
    assert(minor, 'the text is no amount of Singapore dollars')
    await at.settle({ lineId, text: reference, amount: minor })
    return (await at.lineOf(lineId)).id
  },
  /** Two people reverse the credit of a line; returns 'done' or the code of the refusal. */
  reverse: (subjectId: string, proposal: Readonly<Record<string, unknown>> = {}): Promise<string> =>
    byTwo(at.exchange, { ...byFinance, kind: 'credit_reversal', subjectId, proposal }),
  lift: (subjectId: string): Promise<string> =>
    byTwo(at.exchange, { ...byFinance, kind: 'receivable_lift', subjectId }),
})

const debtsOf = ({ exchange: { deps, server } }: BankExchange) => ({
  debtOf: async (line: string): Promise<Debt> => {
    const { rows } = await sql<Debt>`
      select id, taken, repaid, (amount - taken - repaid - written_off)::numeric as outstanding, closed_at is null and lifted_at is null as blocks
        from receivable where bank_line_id = ${line}`.execute(deps.db)
    const [debt] = rows
    assert(debt, `line ${line} is not reversed`)
    return debt
  },
  accountOf: async (who: Person, kind: 'fiat' | 'spot', coin = 'SGD') => {
    const { rows } = await sql<{ posted: bigint; held: bigint }>`
      select posted, held from account where customer_id = ${who.id} and kind = ${kind} and coin = ${coin}`.execute(
      deps.db,
    )
    return rows[0] ?? { posted: 0n, held: 0n }
  },
  /** Runs the trading core and the jobs until nothing changes any more. */
  collect: async (): Promise<void> => {
    for (let round = 0; round < 3; round += 1) {
      await server.trading.submit({ kind: 'take_transfers' })
      await receiveTransfers(deps)
      await collectOwed(deps)
    }
  },
})

const spendingOf = ({ exchange }: BankExchange) => ({
  sharesOf: (who: Person, shares: bigint) => exchange.fund({ customer: who.id, kind: 'spot' }, 'AURB', shares),
  place: (who: Person, side: 'buy' | 'sell', quantity: string, price: string) =>
    exchange.server.trading.submit({
      kind: 'place',
      customer: who.id,
      clientOrderId: randomUUID(),
      market: SGD_PAIR,
      side,
      flag: 'gtc',
      price,
      quantity,
    }),
  send: async (from: Person, to: Person, text: string): Promise<void> => {
    const transfer = { coin: 'SGD', amount: text, fee: '0', recipientId: to.id }
    const payload = { ...transfer, recipient: to.email }
    const verifyToken = await proof(exchange.deps, from, 'internal_transfer', payload)
    const body = { ...transfer, to: { type: 'email', value: to.email } as const, verifyToken }
    await exchange.api(internalTransfers, from).create(body, freshKey())
  },
  orderAt: async (id: string) => {
    const { rows } = await sql<{ status: number; cause: string | null }>`
      select status, cancel_cause as cause from trading_order where id = ${id}`.execute(exchange.deps.db)
    return rows[0]
  },
})

async function listPair({ exchange }: BankExchange): Promise<void> {
  await exchange.coin('AURB', 'token', 0)
  const listed = await exchange.deps.inTx('world')(async (tx) => {
    await listMarket(tx, {
      symbol: SGD_PAIR,
      base: 'AURB',
      quote: 'SGD',
      baseScale: 0,
      quoteScale: 2,
      tick: amount(1n),
      lot: amount(1n),
      makerFee: ppm(1_000),
      takerFee: ppm(1_500),
      minValue: amount(100n),
      maxValue: amount(10n ** 10n),
      band: ppm(200_000),
      dynamicBand: ppm(100_000),
      listingPrice: amount(1_250n),
    })
    return ok(undefined)
  })
  assert(listed.ok, 'the market is not listed')
  await exchange.deps.inTx('world')((tx) => moveMarket(tx, SGD_PAIR, 'open'))
}
