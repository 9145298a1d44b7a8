import { paymentInstructions } from '@tessera/contract/payments/instructions/instructions.ts'
import { payoutsReview } from '@tessera/contract/payments/payouts/payouts-review.ts'
import type { ExchangeAccount } from '@tessera/domain/books/ledger/transfer.ts'
import { amount } from '@tessera/domain/books/money/amount.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { post } from '../../../apps/server/src/books/ledger/post.sql.ts'
import { verifyBooks } from '../../../apps/server/src/services/audit/verify.job.ts'
import { type BankExchange, freshKey } from './bank-exchange.ts'
import { byTwo, type DecisionByTwo } from './by-two.ts'
import { primaryMarket } from './offering.ts'
import { freshPrice } from './paying-out.ts'

export const account = {
  accountName: 'Lantern Bay Trust',
  accountNumber: '9988776655',
  bank: 'DBS',
  bankCountry: 'SG',
  bankCode: 'DBSSSGSG',
  address: { country: 'SG', town: 'Singapore', street: 'Lantern Quay', building: '1' },
}
type Kind = DecisionByTwo['kind']

/** Sets up payments of the exchange: a product with an issuer, two operators, and functions for each step. */
export async function instructing(setup: BankExchange) {
  const { exchange, finance } = setup
  const { deps } = exchange
  const market = await primaryMarket(exchange)
  await sql`update bank_account set payout_open = true`.execute(deps.db)
  await verifyBooks(deps, 'tail')
  await freshPrice(exchange, 'SGD', '7500000000')
  const desk = exchange.api(paymentInstructions, finance[0])
  const files = exchange.api(payoutsReview, finance[0])
  const decide = (kind: Kind, subjectId: string, about: Partial<DecisionByTwo> = {}) =>
    byTwo(exchange, { kind, subjectId, verdict: 'approve', roles: ['finance', 'finance'], ...about })
  const prepare = (of: string, paid: string, kind: Parameters<typeof desk.prepare>[0]['kind'] = 'issuer_proceeds') =>
    desk.prepare({ kind, of, coin: 'SGD', amount: paid }, freshKey())
  return {
    market,
    desk,
    decide,
    prepare,
    /** A published product with no money yet. */
    product: () => market.published({ supply: '100' }),
    /** Money that arrives at the bank for an account of the exchange. */
    receive: async (to: ExchangeAccount, minor: bigint) => {
      const done = await deps.inTx('world')(async (tx) => {
        const transfers = [{ debit: { exchange: 'bank' }, credit: to, coin: 'SGD', amount: amount(minor) } as const]
        const posted = await post(tx, { kind: 'adjustment', ref: { type: 'test', id: randomUUID() }, transfers })
        return posted.ok ? ok(posted.value) : posted
      })
      if (!done.ok) throw new Error(done.code)
    },
    /** The payee account of an owner, approved by two people. */
    beneficiary: async (kind: Parameters<typeof desk.addBeneficiary>[0]['kind'], owner: string) => {
      const added = await desk.addBeneficiary({ kind, owner, coin: 'SGD', ...account }, freshKey())
      const done = await decide('payment_beneficiary', added.id)
      if (done !== 'done') throw new Error(done)
      return added
    },
    /** A prepared instruction that two people approved. */
    approved: async (of: string, paid: string, kind: Parameters<typeof prepare>[2] = 'issuer_proceeds') => {
      const made = await prepare(of, paid, kind)
      const done = await decide('payment_instruction', made.id)
      if (done !== 'done') throw new Error(done)
      return made
    },
    export: () => files.exportBatch({ bankAccount: 'SGD-main' }, freshKey()),
    ready: () => files.ready({}),
    fileOf: async (id: string) => (await files.batchFile({ id })).text(),
    batches: async () => (await files.batches({})).rows,
    source: async (of: string, kind: Parameters<typeof prepare>[2] = 'issuer_proceeds') =>
      (await desk.sources({})).rows.find((row) => row.of === of && row.kind === kind),
    ...outside(setup),
  }
}
/** The bank's debits and the balances of the books. */
const outside = (setup: BankExchange) => ({
  /** A debit of our account as the bank reports it. */
  debit: async (text: string, minor: bigint, payerName = account.accountName) => {
    const lineId = randomUUID()
    const settled = await setup.settle({ lineId, direction: 'out', amount: amount(minor), payerName, text })
    return { settled: settled.value, ...(await setup.lineOf(lineId)) }
  },
  /** The balance of an account of the exchange in minor units. */
  balance: async (purpose: string) =>
    (
      await sql<{ posted: bigint }>`
        select posted from account where kind = 'house' and purpose = ${purpose} and coin = 'SGD'`.execute(
        setup.exchange.deps.db,
      )
    ).rows[0]?.posted ?? 0n,
})
export type Instructing = Awaited<ReturnType<typeof instructing>>
