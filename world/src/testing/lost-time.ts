import { amount } from '@tessera/domain/books/money/amount.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { insertRestore, openRestore } from '../../../apps/server/src/services/audit/restores.sql.ts'
import { post } from '../../../apps/server/src/books/ledger/post.sql.ts'
import { listLostPayments, type LostPayment } from '../../../apps/server/src/payments/restores/lost-payments.sql.ts'
import { restoreReconciler } from '../../../apps/server/src/payments/restores/reconcile-restore.ts'
import { coinOf } from '../../../apps/server/src/payments/withdrawals/find-payment.ts'
import { byTwo } from './by-two.ts'
import { CHAIN, type ChainExchange, COIN } from './chain-exchange.ts'
import type { Withdrawing } from './withdrawing.ts'

/** Slots after which no earlier signature can be executed. */
const QUIET = 200
export const financeRoles = ['finance', 'finance'] as const

type LostTime = {
  /** Pays a withdrawal that is unknown to this database, and returns its id. */
  readonly pay: (to: string, id?: string, tag?: string | null) => Promise<string>
  /** Starts a restore and reconciles it with the chain. */
  readonly restore: () => Promise<{ readonly id: string; readonly reconcile: () => Promise<void> }>
  /** Two people end a restore; returns 'done' or the code of the refusal. */
  readonly end: (restoreId: string) => Promise<string>
  /** Two people settle a finding; returns 'done', or the code of the refusal after withdrawing the proposal. */
  readonly settle: (id: string, verdict: 'approve' | 'refuse') => Promise<string>
  readonly findings: () => Promise<LostPayment[]>
  /** Moves money of a new customer to the fees of the exchange. */
  readonly earnFees: (minor: bigint) => Promise<void>
}

/** Payments of a time that a restored database does not know. */
export const lostTime = (exchange: ChainExchange, flow: Withdrawing): LostTime => ({
  pay: async (to, id = randomUUID(), tag = null) => {
    const hot = await exchange.signer.keys.hotWallet()
    const coin = await coinOf(exchange.deps, { id, coin: COIN, chain: CHAIN })
    const payment = { from: hot, feePayer: hot, to, tag, coin, amount: amount(99_000_000n), memo: id }
    const { wire } = await exchange.signer.chain.signPayment(payment)
    await exchange.signer.chain.broadcast(wire)
    exchange.slots(10)
    return id
  },
  restore: async () => {
    await exchange.deps.inTx('job:after_restore')(async (tx) => ok(await insertRestore(tx, randomUUID())))
    const reconcile = restoreReconciler({ ...exchange.deps, chain: exchange.signer.chain })
    await reconcile()
    exchange.slots(QUIET)
    await reconcile()
    return { id: (await openRestore(exchange.deps))?.id ?? '', reconcile }
  },
  end: (subjectId) => byTwo(exchange, { kind: 'restore_end', subjectId, verdict: 'approve', roles: financeRoles }),
  settle: async (subjectId, verdict) => {
    const outcome = await byTwo(exchange, { kind: 'lost_payment', subjectId, verdict, roles: financeRoles })
    await sql`
      update approval_request set status = 'cancelled' where kind = 'lost_payment' and status = 'requested'`.execute(
      exchange.deps.db,
    )
    return outcome
  },
  findings: () => listLostPayments(exchange.deps, 10),
  earnFees: async (minor) => {
    const payer = await flow.withdrawer(minor)
    const transfers = [
      { debit: { customer: payer.id, kind: 'token' }, credit: { exchange: 'fees' }, coin: COIN, amount: amount(minor) },
    ] as const
    await exchange.deps.inTx('test')((tx) =>
      post(tx, { kind: 'adjustment', ref: { type: 'test', id: randomUUID() }, transfers }),
    )
  },
})
