import { rebatePaid } from '@tessera/domain/partners/agents/postings.ts'
import { runOf } from '@tessera/domain/partners/agents/month.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { lockCustomerState } from '#access/customers/customer-state.sql.ts'
import { post } from '#books/ledger/post.sql.ts'
import { notify } from '#services/messages/notify.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import {
  drawPayments,
  insertRun,
  isSuspended,
  lockPayment,
  lockRun,
  mustStepRun,
  openPayments,
  paymentsOf,
  runsIn,
  setPaid,
} from './runs.sql.ts'

type PayDeps = Pick<Deps, 'inTx' | 'log' | 'random'>
const RUNS_AT_ONCE = 12
const BATCH_SIZE = 500

/** Computes the month's payments once, and pays released rebates of earlier months. */
export async function drawAndPayRebates(deps: PayDeps): Promise<void> {
  const inTx = deps.inTx('job:rebates')
  await inTx(async (tx) => ok(await drawRun(tx, deps)))
  const released = await inTx(async (tx) => ok(await runsIn(tx, 'released', RUNS_AT_ONCE)))
  for (const { id } of released.value) {
    const open = await inTx(async (tx) => ok(await openPayments(tx, id, BATCH_SIZE)))
    for (const payment of open.value) await payOne(deps, payment.id)
    await inTx(async (tx) => ok(await finish(tx, id)))
  }
}

async function drawRun(tx: Tx, { random }: PayDeps): Promise<void> {
  const { month, until } = runOf(tx.now)
  const id = random.uuid()
  if (await insertRun(tx, { id, month, until })) await drawPayments(tx, { id, until })
}

/**
 * Each payment has a separate transaction that checks the status, so a second run, or a run after a crash, pays nothing
 * twice.
 */
async function payOne(deps: PayDeps, id: string): Promise<void> {
  try {
    await deps.inTx('job:rebates')(async (tx) => ok(await pay(tx, id)))
  } catch (error) {
    // A failed payment does not block the others; the next run tries it again.
    deps.log.error({ err: error, rebate_payment: id }, 'a rebate could not be paid')
  }
}

/** Frozen accounts and suspended agents are paid after the freeze or suspension ends. */
async function pay(tx: Tx, id: string): Promise<void> {
  const payment = await lockPayment(tx, id)
  if (payment === undefined || payment.paid_at !== null) return
  const { customer_id: customer, coin, kind, scale, amount } = payment
  if ((await lockCustomerState(tx, customer)).status !== 'active' || (await isSuspended(tx, customer))) return
  const transfers = rebatePaid({ customer, coin, kind, amount })
  const posted = await post(tx, { kind: 'rebate_pay', ref: { type: 'rebate_payment', id }, transfers })
  assert(posted.ok, `fee income does not cover payment ${id} of rebates`)
  await setPaid(tx, id, posted.value.journalId)
  await notify(tx, customer, { kind: 'rebate_paid', params: { amount: formatAmount(amount, scale), coin } })
}

async function finish(tx: Tx, id: string): Promise<void> {
  const run = await lockRun(tx, id)
  if (run?.status !== 'released' || (await paymentsOf(tx, id)).some(({ paid_at: paidAt }) => paidAt === null)) return
  await mustStepRun(tx, id, 'finish')
}
