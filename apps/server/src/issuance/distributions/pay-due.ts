import { holderMachine } from '@tessera/domain/issuance/distributions/machine.ts'
import {
  type Due,
  holderClaimed,
  holderUnclaimed,
  holderPaid,
} from '@tessera/domain/issuance/distributions/postings.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { lockCustomerState } from '#access/customers/customer-state.sql.ts'
import { checkEligibility } from '#identity/eligibility/check-eligibility.ts'
import { type Entry, post } from '#books/ledger/post.sql.ts'
import { notify } from '#services/messages/notify.ts'
import type { Deps } from '#platform/http/deps.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { type DistributionRow, distributionsToPay, lockDistribution, mustStep, setPaid } from './distributions.sql.ts'
import { claimableHolders, type HolderRow, lockHolder, openHolders, setClaimed, setSettled } from './holders.sql.ts'

type PayDeps = Pick<Deps, 'inTx' | 'log'>
/** The number of distributions and holders per run; the next run takes the others. */
const BATCH_SIZE = 50
const HOLDERS_AT_ONCE = 500

/** Pays released distributions on their day, and unclaimed shares whose accounts are active again. */
export async function payDueDistributions(deps: PayDeps, atOnce = BATCH_SIZE): Promise<void> {
  const inTx = deps.inTx('job:distributions')
  const due = await inTx(async (tx) => ok(await distributionsToPay(tx, tx.now, atOnce)))
  for (const { id } of due.value) {
    const open = await inTx(async (tx) => ok(await openHolders(tx, id, HOLDERS_AT_ONCE)))
    await forEachHolder(deps, open.value, payHolder)
    await inTx(async (tx) => ok(await finishIfPaid(tx, id)))
  }
  const claimable = await inTx(async (tx) => ok(await claimableHolders(tx, HOLDERS_AT_ONCE)))
  await forEachHolder(deps, claimable.value, payUnclaimedHolder)
}

/** Runs `step` for each holder in its own transaction. `step` checks the status, so a repeated run pays nobody twice. */
async function forEachHolder(
  deps: PayDeps,
  holders: readonly { readonly id: string }[],
  step: (tx: Tx, id: string) => Promise<void>,
): Promise<void> {
  for (const { id } of holders) {
    try {
      await deps.inTx('job:distributions')(async (tx) => ok(await step(tx, id)))
    } catch (error) {
      // One failed payment does not block the others; the next run tries it again.
      deps.log.error({ err: error, holder: id }, 'a holder could not be paid and is tried again')
    }
  }
}

async function payHolder(tx: Tx, id: string): Promise<void> {
  const found = await lockHolderAndDistribution(tx, id)
  if (found?.holder.status !== 'recorded') return
  const { d, holder } = found
  const isCredited = holder.net === 0n || (await mayBePaid(tx, holder.customer_id))
  const transfers = isCredited ? holderPaid(dueOf(d, holder)) : holderUnclaimed(dueOf(d, holder))
  const journalId =
    transfers.length === 0
      ? null
      : await mustPost(tx, isCredited ? 'distribution_pay' : 'distribution_keep', id, transfers)
  await setSettled(tx, id, { journalId, paid: isCredited })
  assert(
    await move(tx, 'distribution_holder', id, holderMachine, isCredited ? 'pay' : 'keep'),
    `holder ${id} is not awaiting a payment`,
  )
  if (isCredited && holder.gross > 0n) await notifyHolder(tx, d, holder)
}

/** Returns true unless the account is frozen or closed. Holders are paid regardless of class and country. */
async function mayBePaid(tx: Tx, customerId: string): Promise<boolean> {
  await lockCustomerState(tx, customerId)
  return (await checkEligibility(tx, customerId, 'be_paid', { coin: null })).allowed
}

async function payUnclaimedHolder(tx: Tx, id: string): Promise<void> {
  const found = await lockHolderAndDistribution(tx, id)
  if (found?.holder.status !== 'unclaimed') return
  if (!(await mayBePaid(tx, found.holder.customer_id))) return
  await claim(tx, found, found.holder.customer_id)
}

export type HolderWithDistribution = { readonly d: DistributionRow; readonly holder: HolderRow }
export async function lockHolderAndDistribution(tx: Tx, holderId: string): Promise<HolderWithDistribution | undefined> {
  const holder = await lockHolder(tx, holderId)
  if (holder === undefined) return undefined
  const d = await lockDistribution(tx, holder.distribution_id)
  assert(d, `distribution ${holder.distribution_id} of a holder cannot be read`)
  return { d, holder }
}

/** Credits an unclaimed share once. The caller has locked the account and checked that it is active. */
export async function claim(tx: Tx, { d, holder }: HolderWithDistribution, customer: string): Promise<void> {
  const transfers = holderClaimed({ distribution: d.id, customer, coin: d.currency, net: holder.net })
  await setClaimed(tx, holder.id, await mustPost(tx, 'distribution_claim', holder.id, transfers))
  assert(
    await move(tx, 'distribution_holder', holder.id, holderMachine, 'claim'),
    `holder ${holder.id} is not unclaimed`,
  )
  await notifyHolder(tx, d, { ...holder, customer_id: customer })
}

const dueOf = (d: DistributionRow, holder: HolderRow): Due => ({
  distribution: d.id,
  customer: holder.customer_id,
  country: holder.country,
  coin: d.currency,
  net: holder.net,
  tax: holder.tax,
})

async function mustPost(tx: Tx, kind: Entry['kind'], holderId: string, transfers: Entry['transfers']): Promise<string> {
  const posted = await post(tx, { kind, ref: { type: 'distribution_holder', id: holderId }, transfers })
  assert(posted.ok, `the released money does not cover holder ${holderId}`)
  return posted.value.journalId
}

function notifyHolder(tx: Tx, d: DistributionRow, { id, customer_id: customer, net, tax }: HolderRow): Promise<void> {
  const params = {
    product: { en_US: d.name.en, zh_CN: d.name.zh },
    period: d.period,
    amount: formatAmount(net, d.scale),
    tax: formatAmount(tax, d.scale),
    fiat: d.currency,
  }
  return notify(tx, customer, { kind: 'distribution_paid', params }, id)
}

async function finishIfPaid(tx: Tx, id: string): Promise<void> {
  const d = await lockDistribution(tx, id)
  if (d?.status !== 'released' || (await openHolders(tx, id, 1)).length > 0) return
  await setPaid(tx, id)
  await mustStep(tx, id, 'finish')
}
