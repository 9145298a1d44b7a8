import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'
import { parseAmount } from '@tessera/domain/books/money/amount.ts'
import { readMemos } from '@tessera/domain/payments/withdrawals/tag.ts'
import { openSigner } from '../../../apps/server/src/payments/signer/open-signer.ts'
import { type Payment, paymentOf } from '../chain/payment.ts'
import type { Simulation } from './simulation.ts'
import { type DuePayment, duePayments, type DuePayout, duePayouts, unknownLines } from './wrong-payments.sql.ts'
import type { System } from './system.ts'

const CENTS = 2

/** Lists the errors of a payment of the hot wallet. `cold` is the exchange's own account; `due` are withdrawals by id. */
export function wrongPayment(
  { signature, memos, got }: Payment,
  cold: string,
  due: ReadonlyMap<string, DuePayment & { readonly account: string }>,
): string | undefined {
  const [[to, amount] = ['', 0n], another] = [...got]
  if (another !== undefined) return `${signature} paid two accounts`
  if (to === cold) return undefined
  const { id, tag } = readMemos(memos)
  const withdrawal = due.get(id ?? '')
  if (withdrawal === undefined) return `${signature} paid ${amount} to ${to}, but no withdrawal requests it`
  const isAddressed = withdrawal.account === to && withdrawal.tag === tag
  const isRight = isAddressed && withdrawal.receives === amount && withdrawal.byTwo
  return isRight
    ? undefined
    : `${signature} paid ${amount} to ${to} for ${JSON.stringify(memos)}: not approved by two people, or a wrong amount or account`
}

type Debit = { readonly reference: string; readonly cents: bigint | undefined }
/**
 * Lists the errors of the bank's debits: each must name one payout that two people approved, with its amount. Adds these payouts
 * to `earlier`.
 */
export function wrongDebits(
  debits: readonly Debit[],
  due: ReadonlyMap<string, DuePayout>,
  earlier: Set<string>,
): string[] {
  return debits.flatMap(({ reference, cents }) => {
    if (earlier.has(reference)) return [`the bank paid ${reference} twice`]
    earlier.add(reference)
    const payout = due.get(reference)
    const isRight = payout !== undefined && payout.receives === cents && payout.byTwo
    return isRight
      ? []
      : [`the bank paid ${cents} cents for ${reference}: not approved by two people, or a wrong amount`]
  })
}

/** Payments that were checked before: signatures of the chain, the number of debits at the bank, and the payouts that they paid. */
export type CheckedPayments = { readonly chain: Set<string>; debits: number; readonly payouts: Set<string> }
export const nothingChecked = (): CheckedPayments => ({ chain: new Set(), debits: 0, payouts: new Set() })

const accountOf = ({ server, chain }: Pick<System, 'server' | 'chain'>, wallet: string): Promise<string> =>
  openSigner(server.deps).chain.tokenAccountOf(wallet, {
    mint: chain.faucet.mint,
    tokenProgram: TOKEN_PROGRAM_ADDRESS,
  })

/** The account on the chain that pays withdrawals. */
export const hotAccountOf = async (system: Pick<System, 'server' | 'chain'>): Promise<string> =>
  accountOf(system, (await openSigner(system.server.deps).keys.hotWallet()).address)

/**
 * All wrong payments since the last check. These are payments on the chain or at the bank without an approved
 * withdrawal, and lines in our ledger that the bank never booked.
 */
export async function findWrongPayments({ system, seen }: Pick<Simulation, 'system' | 'seen'>): Promise<string[]> {
  const { deps } = system.server
  const [hot, cold] = [await hotAccountOf(system), await accountOf(system, system.cold.address)]
  const paid = system.chain.chain
    .transactionsOf(hot, 'processed')
    .filter(({ signature }) => !seen.chain.has(signature))
    .flatMap((one) => paymentOf(one, hot) ?? [])
  const due = new Map<string, DuePayment & { readonly account: string }>()
  for (const one of await duePayments(
    deps,
    paid.flatMap(({ memos }) => memos),
  ))
    due.set(one.id, { ...one, account: await accountOf(system, one.address) })
  for (const { signature } of paid) seen.chain.add(signature)
  const debits = system.bank
    .lines()
    .filter(({ direction }) => direction === 'out')
    .map(({ text, amount }) => ({ reference: text, cents: parseAmount(amount, CENTS) }))
  const news = debits.slice(seen.debits)
  seen.debits = debits.length
  const payouts = new Map(
    (
      await duePayouts(
        deps,
        news.map(({ reference }) => reference),
      )
    ).map((one) => [one.reference, one]),
  )
  return [
    ...paid.flatMap((one) => wrongPayment(one, cold, due) ?? []),
    ...wrongDebits(news, payouts, seen.payouts),
    ...(await unknownLines(deps, () => new Set(system.bank.lines().map(({ line_id: id }) => id)))),
  ]
}
