import { rebatePaid } from '@tessera/domain/partners/agents/postings.ts'
import { runOf } from '@tessera/domain/partners/agents/month.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { lockStanding } from '#access/customers/standing.sql.ts'
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
const AT_ONCE = 500

/** Draws the month once, and pays what two people released of months before. */
export async function drawAndPayRebates(deps: PayDeps): Promise<void> {
  const inTx = deps.inTx('job:rebates')
  await inTx(async (tx) => ok(await draw(tx, deps)))
  const released = await inTx(async (tx) => ok(await runsIn(tx, 'released', RUNS_AT_ONCE)))
  for (const { id } of released.value) {
    const open = await inTx(async (tx) => ok(await openPayments(tx, id, AT_ONCE)))
    for (const payment of open.value) await payOne(deps, payment.id)
    await inTx(async (tx) => ok(await finish(tx, id)))
  }
}

async function draw(tx: Tx, { random }: PayDeps): Promise<void> {
  const { month, until } = runOf(tx.now)
  const id = random.uuid()
  if (await insertRun(tx, { id, month, until })) await drawPayments(tx, { id, until })
}

/** Each payment is a transaction of its own that asks where the row stands: run twice, or again after a crash, it repeats nothing. */
async function payOne(deps: PayDeps, id: string): Promise<void> {
  try {
    await deps.inTx('job:rebates')(async (tx) => ok(await pay(tx, id)))
  } catch (error) {
    // One that cannot be paid must not keep the others waiting; the next run tries it again.
    deps.log.error({ err: error, rebate_payment: id })
  }
}

/** Whose account is frozen, or who is suspended as an agent, is paid when that is over. */
async function pay(tx: Tx, id: string): Promise<void> {
  const payment = await lockPayment(tx, id)
  if (payment === undefined || payment.paid_at !== null) return
  const { customer_id: customer, coin, kind, scale, amount } = payment
  if ((await lockStanding(tx, customer)).status !== 'active' || (await isSuspended(tx, customer))) return
  const transfers = rebatePaid({ customer, coin, kind, amount })
  const posted = await post(tx, { kind: 'rebate_pay', ref: { type: 'rebate_payment', id }, transfers })
  assert(posted.ok, `fee income covers payment ${id} of rebates`)
  await setPaid(tx, id, posted.value.journalId)
  await notify(tx, customer, { kind: 'rebate_paid', params: { amount: formatAmount(amount, scale), coin } })
}

async function finish(tx: Tx, id: string): Promise<void> {
  const run = await lockRun(tx, id)
  if (run?.status !== 'released' || (await paymentsOf(tx, id)).some(({ paid_at: paidAt }) => paidAt === null)) return
  await mustStepRun(tx, id, 'finish')
}
