import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { signatures } from '@tessera/contract/partners/signatures/signatures.ts'
import { LIMIT_SCALE } from '@tessera/domain/books/limits/withdrawal-limits.ts'
import { type Amount, formatAmount } from '@tessera/domain/books/money/amount.ts'
import { counts, type SignatureKind, type Signer, signersOf } from '@tessera/domain/profile/members/signatures/rule.ts'
import { z } from 'zod'
import type { Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { type ActRow, listSigners, type RuleRow } from './signatures.sql.ts'

export type NamedSigner = Signer & {
  readonly name: string
  readonly countsFrom: Date
  readonly pausedUntil: Date | null
}
/** Returns all people who log in to the account, with the roles that count for signatures. */
export const peopleOf = async (source: Source & Partial<Pick<Tx, 'now'>>, accountId: string): Promise<NamedSigner[]> =>
  (await listSigners(source, accountId)).map((row) => ({
    id: row.id,
    name: row.name,
    roles: row.roles ?? 'owner',
    active: row.active,
    hasWaited: row.hasWaited,
    countsFrom: row.counts_from ?? new Date(0),
    pausedUntil: row.paused_until,
  }))

/** Returns the person whose roles an act changes, and who therefore must not sign it. */
export const changedBy = ({
  kind,
  body,
}: {
  readonly kind: SignatureKind
  readonly body: unknown
}): string | undefined => (kind === 'roles' ? z.object({ id: z.string() }).parse(body).id : undefined)

export type ActView = ReplyOf<typeof signatures.sign>

export const requesterCounts = (
  { kind, requested_by: id }: Pick<ActRow, 'kind' | 'requested_by'>,
  people: readonly Signer[],
): boolean => {
  const requester = people.find((each) => each.id === id)
  return requester !== undefined && counts(kind, requester)
}

export function actView(row: ActRow, people: readonly NamedSigner[], self: string): ActView {
  const waits = row.status === 'waiting'
  const signers = waits ? signersOf(row.kind, row.requested_by, people, changedBy(row)) : []
  const named = people.filter(({ id }) => signers.some((each) => each.id === id))
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    act: row.act,
    coin: row.coin,
    amount: row.amount === null ? null : formatAmount(row.amount, row.scale ?? 0),
    value: row.value === null ? null : formatAmount(row.value, LIMIT_SCALE),
    requestedBy: { id: row.requested_by, name: row.requested_by_name },
    requestedAt: row.requested_at.toISOString(),
    lapsesAt: row.lapses_at.toISOString(),
    secondBy: row.second_by === null ? null : { id: row.second_by, name: row.second_by_name ?? '' },
    endedAt: row.ended_at?.toISOString() ?? null,
    signers: named.map(({ id, name }) => ({ id, name })),
    maySign: named.some(({ id }) => id === self),
    mayCancel: waits && row.requested_by === self,
    requesterCounts: requesterCounts(row, people),
    failedCode: row.failed_code,
    resultId: row.result_id,
  }
}

const bound = (amount: Amount | null): string | null => (amount === null ? null : formatAmount(amount, LIMIT_SCALE))
export const ruleView = (row: RuleRow | undefined): ReplyOf<typeof signatures.rule> => ({
  ordersAbove: bound(row?.ordersAbove ?? null),
  moneyAbove: bound(row?.moneyAbove ?? null),
  version: row?.version ?? 0,
  setAt: row?.set_at.toISOString() ?? null,
  setBy: [...(row?.names ?? [])],
})
