import { amount } from '@tessera/domain/money/amount.ts'
import { ok } from '@tessera/domain/outcome.ts'
import type { Restore } from '../audit/restores.sql.ts'
import { houseWallets } from '../coins/house-wallets.sql.ts'
import type { Deps } from '../platform/deps.ts'
import type { Chain } from '../providers/chain.ts'
import type { Outgoing, OutgoingOf } from '../providers/chain-outgoing.ts'
import {
  type CoinHere,
  coinsOn,
  commonUntil,
  insertLostPayment,
  setHistoryReaches,
  voidLostPayments,
} from './lost-payments.sql.ts'

const JOB = 'job:find_lost_payments'
const LONG_AGO = new Date(0)

type Needs = Deps & { readonly chain: Chain }
type Shown = Outgoing & {
  readonly coin: string
  readonly hosts: readonly string[]
  readonly not_shown_by: readonly string[]
}
export type Search = {
  readonly hotWallet: string
  readonly since: Date
  /** Null: no restore is open. */
  readonly restoreId: string | null
  /** Signatures that this database made, which need not be read. */
  readonly known?: ReadonlySet<string>
}

/** Lists payments since the backup whose withdrawal this database does not know. False while a host does not answer. */
export async function findLostPayments(deps: Needs, restore: Restore, hotWallet: string): Promise<boolean> {
  const since = (await commonUntil(deps, restore.id)) ?? LONG_AGO
  const reaches = await searchPayments(deps, { hotWallet, since, restoreId: restore.id })
  if (reaches === undefined) return false
  await deps.inTx(JOB)(async (tx) => ok(await setHistoryReaches(tx, restore.id, reaches)))
  return true
}

/**
 * Stores payments of the hot wallet that no withdrawal explains, with the hosts that show each. No host can forge
 * a payment or its recipient, because it carries our signature. One host may still show bytes that never landed, so people settle a
 * payment only once a second host shows it. Returns
 * true if every host has all blocks since then; undefined while a host does not answer, because its payments may be missing.
 */
export async function searchPayments(
  deps: Needs,
  { hotWallet, since, restoreId, known = new Set() }: Search,
): Promise<boolean | undefined> {
  const { chain } = deps.chain
  const here = await coinsOn(deps, chain)
  const coins = here.map((one) => ({ mint: one.mint, tokenProgram: one.token_program, decimals: one.scale }))
  const told = await deps.chain.outgoing({ wallet: hotWallet, coins, since, known })
  const answers = told.filter((one): one is OutgoingOf => !('silent' in one))
  const ours = new Set(await houseWallets(deps, chain, 'cold'))
  const shown = shownBy(answers, here).filter(({ recipient }) => recipient !== hotWallet && !ours.has(recipient))
  const isWhole = answers.length === told.length
  const reaches = answers.every((one) => one.reaches)
  await deps.inTx(JOB)(async (tx) => {
    for (const { paidAt, amount: paid, ...one } of shown)
      await insertLostPayment(tx, {
        ...one,
        id: deps.random.uuid(),
        restoreId,
        chain,
        amount: amount(paid),
        paid_at: paidAt,
      })
    const signatures = isWhole && reaches ? shown.map(({ signature }) => signature) : undefined
    return ok(await voidLostPayments(tx, { chain, since, shown: signatures }))
  })
  return isWhole ? reaches : undefined
}

/** Each payment once, with the hosts that show it and those that answered without it. */
function shownBy(answers: readonly OutgoingOf[], here: readonly CoinHere[]): Shown[] {
  const all = answers.flatMap(({ host, payments }) => payments.map((payment) => ({ host, payment })))
  const groups = Map.groupBy(all, ({ payment }) => `${payment.signature} ${payment.path}`)
  const answered = new Set(answers.map(({ host }) => host))
  return [...groups.values()].flatMap((group) => {
    // A host that names no right owner does not hide that of another host.
    const first = group.find(({ payment }) => payment.recipient !== payment.destination) ?? group[0]
    const coin = here.find(({ mint }) => mint === first?.payment.mint)?.coin
    if (first === undefined || coin === undefined) return []
    const hosts = new Set(group.map(({ host }) => host))
    return [
      {
        ...first.payment,
        coin,
        hosts: [...hosts].toSorted(),
        not_shown_by: [...answered.difference(hosts)].toSorted(),
      },
    ]
  })
}
