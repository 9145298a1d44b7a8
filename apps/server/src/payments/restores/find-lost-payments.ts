import { amount } from '@tessera/domain/books/money/amount.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { hasEnoughWitnesses } from '@tessera/domain/payments/withdrawals/payment-evidence.ts'
import type { Restore } from '#services/audit/restores.sql.ts'
import { exchangeWallets } from '#books/coins/exchange-wallets.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Chain } from '#payments/chain/chain.ts'
import type { NothingSent, Outgoing, OutgoingOf } from '#payments/chain/chain-outgoing.ts'
import {
  type CoinHere,
  coinsOn,
  commonUntil,
  insertLostPayment,
  oldestLeft,
  setHistoryReaches,
  voidLostPayments,
} from './lost-payments.sql.ts'

const JOB = 'job:find_lost_payments'
const LONG_AGO = new Date(0)

type Needs = Deps & { readonly chain: Chain }
type ReportedPayment = Outgoing & {
  readonly coin: string
  readonly hosts: readonly string[]
  readonly not_confirmed_by: readonly string[]
}
export type Search = {
  readonly hotWallet: string
  readonly since: Date
  /** Null if no restore is open. */
  readonly restoreId: string | null
  /** Signatures that this database made, which are not read. */
  readonly known?: ReadonlySet<string>
  /** Transactions without a transfer, which are not read again. */
  readonly nothingSent?: NothingSent
}
type Searched = {
  /** True if every host has all blocks since the start of the search. */
  readonly reaches: boolean
  /**
   * The time of the oldest payment of a withdrawal in progress. That payment is checked again later, because the
   * withdrawal may end in another way.
   */
  readonly leftSince: Date | undefined
}

/**
 * Lists payments since the backup whose withdrawal this database does not know. Returns false while a host does not
 * respond.
 */
export async function findLostPayments(deps: Needs, restore: Restore, hotWallet: string): Promise<boolean> {
  const since = (await commonUntil(deps, restore.id)) ?? LONG_AGO
  const searched = await searchPayments(deps, { hotWallet, since, restoreId: restore.id })
  if (searched === undefined) return false
  await deps.inTx(JOB)(async (tx) => ok(await setHistoryReaches(tx, restore.id, searched.reaches)))
  return true
}

/**
 * Stores payments of the hot wallet that no withdrawal explains, with the hosts that show each. No host can forge a
 * payment or its recipient, because our signature covers them. One host may still show bytes that were never confirmed,
 * so people settle a payment only once a second host shows it. Returns undefined while a host does not respond, because
 * its payments may be missing.
 */
export async function searchPayments(
  deps: Needs,
  { hotWallet, since, restoreId, known = new Set(), nothingSent = new Map() }: Search,
): Promise<Searched | undefined> {
  const { chain } = deps.chain
  const here = await coinsOn(deps, chain)
  const coins = here.map((one) => ({ mint: one.mint, tokenProgram: one.token_program, decimals: one.scale }))
  const reported = await deps.chain.outgoing({ wallet: hotWallet, coins, since, known, nothingSent })
  const answers = reported.filter((one): one is OutgoingOf => !('silent' in one))
  const ours = new Set(await exchangeWallets(deps, chain, 'cold'))
  const reportedPayments = paymentsByHosts(answers, here).filter(
    ({ recipient }) => recipient !== hotWallet && !ours.has(recipient),
  )
  const isWhole = answers.length === reported.length
  const reaches = answers.every((one) => one.reaches)
  const { value: leftSince } = await deps.inTx(JOB)(async (tx) => {
    for (const { paidAt, amount: paid, ...one } of reportedPayments)
      await insertLostPayment(tx, {
        ...one,
        id: deps.random.uuid(),
        restoreId,
        chain,
        amount: amount(paid),
        paid_at: paidAt,
        isAgreed: hasEnoughWitnesses(one.hosts.length, answers.length),
      })
    const signatures = isWhole && reaches ? reportedPayments.map(({ signature }) => signature) : undefined
    await voidLostPayments(tx, { chain, since, signatures })
    return ok(await oldestLeft(tx, reportedPayments))
  })
  return isWhole ? { reaches, leftSince } : undefined
}

/** Returns each payment once, with the hosts that show it and those that responded without it. */
function paymentsByHosts(answers: readonly OutgoingOf[], here: readonly CoinHere[]): ReportedPayment[] {
  const all = answers.flatMap(({ host, payments }) => payments.map((payment) => ({ host, payment })))
  const groups = Map.groupBy(all, ({ payment }) => `${payment.signature} ${payment.path}`)
  const answered = new Set(answers.map(({ host }) => host))
  return [...groups.values()].flatMap((group) => {
    // A host that names a wrong owner does not hide the right one that another host names.
    const first = group.find(({ payment }) => payment.recipient !== payment.destination) ?? group[0]
    const coin = here.find(({ mint }) => mint === first?.payment.mint)?.coin
    if (first === undefined || coin === undefined) return []
    const hosts = new Set(group.map(({ host }) => host))
    return [
      {
        ...first.payment,
        coin,
        hosts: [...hosts].toSorted(),
        not_confirmed_by: [...answered.difference(hosts)].toSorted(),
      },
    ]
  })
}
