import { amount } from '@tessera/domain/money/amount.ts'
import { ok } from '@tessera/domain/outcome.ts'
import type { Restore } from '../audit/restores.sql.ts'
import { houseWallets } from '../coins/house-wallets.sql.ts'
import type { Deps } from '../platform/deps.ts'
import type { Chain } from '../providers/chain.ts'
import type { Outgoing, OutgoingOf } from '../providers/chain-outgoing.ts'
import { type CoinHere, coinsOn, commonUntil, insertLostPayment, setHistoryReaches } from './lost-payments.sql.ts'

const JOB = 'job:reconcile_restore'
const LONG_AGO = new Date(0)

type Needs = Deps & { readonly chain: Chain }
type Shown = Outgoing & { readonly coin: string; readonly hosts: readonly string[] }

/**
 * Lists payments of the hot wallet since the backup whose withdrawal this database does not know, because it was requested after
 * the backup. A payment counts if one host shows it: it carries our signature, so no host can invent it or its recipient. False while a host
 * does not answer, because its payments may be missing.
 */
export async function findLostPayments(deps: Needs, restore: Restore, hotWallet: string): Promise<boolean> {
  const here = await coinsOn(deps, deps.chain.chain)
  const told = await deps.chain.outgoing({
    wallet: hotWallet,
    coins: here.map((one) => ({ mint: one.mint, tokenProgram: one.token_program, decimals: one.scale })),
    since: (await commonUntil(deps, restore.id)) ?? LONG_AGO,
  })
  const answers = told.filter((one): one is OutgoingOf => !('silent' in one))
  if (answers.length < told.length) return false
  const ours = new Set(await houseWallets(deps, deps.chain.chain, 'cold'))
  const shown = shownBy(answers, here).filter(({ recipient }) => recipient !== hotWallet && !ours.has(recipient))
  await deps.inTx(JOB)(async (tx) => {
    for (const { paidAt, amount: paid, ...one } of shown)
      await insertLostPayment(tx, {
        ...one,
        id: deps.random.uuid(),
        restoreId: restore.id,
        chain: deps.chain.chain,
        amount: amount(paid),
        paid_at: paidAt,
      })
    const reaches = answers.every((one) => one.reaches)
    return ok(await setHistoryReaches(tx, restore.id, reaches))
  })
  return true
}

/** Each payment once, with the hosts that show it. */
function shownBy(answers: readonly OutgoingOf[], here: readonly CoinHere[]): Shown[] {
  const all = answers.flatMap(({ host, payments }) => payments.map((payment) => ({ host, payment })))
  const groups = Map.groupBy(all, ({ payment }) => `${payment.signature} ${payment.path}`)
  return [...groups.values()].flatMap((group) => {
    // A host that names no right owner does not hide that of another host.
    const first = group.find(({ payment }) => payment.recipient !== payment.destination) ?? group[0]
    const coin = here.find(({ mint }) => mint === first?.payment.mint)?.coin
    if (first === undefined || coin === undefined) return []
    return [{ ...first.payment, coin, hosts: [...new Set(group.map(({ host }) => host))].toSorted() }]
  })
}
