import type { Stop as ShownStop, stopKinds } from '@tessera/contract/payments/exits/exits.ts'
import type { Permission } from '@tessera/contract/permissions.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { CopyStop } from '@tessera/domain/payments/withdrawals/copy-stop.ts'
import type { z } from 'zod'
import { type BooksStop, booksStop } from '#services/audit/books-check.sql.ts'
import { copyStopSince } from '#services/audit/copy.sql.ts'
import { hasUnexplainedDebit, oldestUnexplainedPayment } from '#services/audit/unexplained-payments.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { listRoles } from '#office/operators/roles.sql.ts'
import { exitStopped } from './refusals.ts'

type StopView = z.output<typeof ShownStop>
/** A stop with the permission that can end it; null if no operator can. */
type Ended = Omit<StopView, 'roles'> & { readonly needs: Permission | null }
type Gated = Ended & { readonly kind: StopKind }
/**
 * Kinds of stops that this gate checks. The signer and payment files also check the audit copy, each with its own
 * response.
 */
export type StopKind = Extract<(typeof stopKinds)[number], BooksStop['kind'] | 'unexplained_payment'>

/** The sources of stops, with how each is displayed and ended. Another reason to stop all payments belongs here. */
const sources: readonly ((source: Source) => Promise<Gated | undefined>)[] = [
  async (source) => {
    const stop = await booksStop(source)
    return stop && booksStopView(stop, await hasUnexplainedDebit(source))
  },
  async (source) => {
    const since = await oldestUnexplainedPayment(source)
    return since && paymentStopView(since)
  },
]

/** Returns the active stops. A refused payment names the first one. */
async function gatedStops(source: Source): Promise<Gated[]> {
  const found: Gated[] = []
  for (const stopOf of sources) {
    const stop = await stopOf(source)
    if (stop !== undefined) found.push(stop)
  }
  return found
}

/** Returns the active stops as operators see them, including those of a restore and of the audit copy. */
export async function stopsNow(deps: Pick<Deps, 'config' | 'db'>): Promise<StopView[]> {
  const copy = await copyStopSince(deps, deps.config)
  const stops: Ended[] = [...(await gatedStops(deps)), ...(copy === undefined ? [] : [copyStopView(copy)])]
  const open = stops.length === 0 ? [] : (await listRoles(deps)).filter(({ is_open }) => is_open)
  return stops.map(({ needs, ...stop }) => ({
    ...stop,
    roles: open.filter(({ permissions }) => needs !== null && permissions.includes(needs)).map(({ code }) => code),
  }))
}

/**
 * The only gate of all outgoing payments. The signer, payment files and each other exit call it in the transaction that
 * releases money. Returns the active stop, or undefined if money may leave.
 */
export const exitStop = async (tx: Tx): Promise<StopKind | undefined> => (await gatedStops(tx))[0]?.kind

/** Refuses a payment that a person requests while a stop is active. */
export async function requireExitOpen(tx: Tx): Promise<Outcome<void, 'EXIT_STOPPED'>> {
  const stop = await exitStop(tx)
  return stop === undefined ? ok(undefined) : exitStopped(stop)
}

/** Invariants that compare chain and banks with the ledger. Two people decide about a difference. */
const ofDifferences = new Set(['I27', 'I27b'])

function booksStopView({ kind, since, reasons }: BooksStop, isDebitOpen: boolean): Gated {
  const view = { kind, since: since?.toISOString() ?? null, reasons: [...reasons] }
  if (kind === 'books_unverified') return { ...view, ends: 'next_check', needs: null }
  const isDifference = reasons.length > 0 && reasons.every(({ rule }) => ofDifferences.has(rule))
  if (!isDifference) return { ...view, ends: 'full_check', needs: 'audit.read' }
  // A payment that left our bank account without an explanation is missing there until two people explain it.
  return isDebitOpen
    ? { ...view, ends: 'debits', needs: 'fiat_orders.match' }
    : { ...view, ends: 'difference', needs: 'reconciliation.decide' }
}

const paymentStopView = (since: Date): Gated => ({
  kind: 'unexplained_payment',
  since: since.toISOString(),
  reasons: [],
  ends: 'payment',
  needs: 'reconciliation.decide',
})

const endOfCopy = {
  restoring: 'restore',
  copy_ahead: 'after_restore',
  copy_silent: 'copy_answers',
} as const satisfies Record<CopyStop, StopView['ends']>

const copyStopView = ({ kind, since }: NonNullable<Awaited<ReturnType<typeof copyStopSince>>>): Ended => ({
  kind,
  since: since?.toISOString() ?? null,
  reasons: [],
  ends: endOfCopy[kind],
  needs: kind === 'restoring' ? 'reconciliation.decide' : null,
})
