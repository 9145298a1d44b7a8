import { statementMachine } from '@tessera/domain/fiat-orders/statement-file.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/outcome.ts'
import type { Deps as AllDeps } from '../platform/deps.ts'
import { born, move } from '../platform/state.sql.ts'
import type { Tx } from '../platform/tx.ts'
import { type ClaimedUnder, claimedUnder, insertClaims, insertStatement } from './claims.sql.ts'
import { toldUnder } from './lines.sql.ts'
import type { ReadLine, ReadStatement } from './read-statement.ts'

type Deps = Pick<AllDeps, 'random'>
type File = { readonly bank: string; readonly sha256: string; readonly uploadedBy: string | null }
/** `id` is undefined if every line of a file without balances is known already: there is nothing to decide. */
type Kept = { readonly id: string | undefined; readonly known: number; readonly claimed: number }
export type KeepRefusal = 'BANK_STATEMENT_KNOWN'

/** Writes a statement down with its lines as claims. */
export async function keepClaims(
  { random }: Deps,
  tx: Tx,
  statement: ReadStatement,
  { bank, sha256, uploadedBy }: File,
): Promise<Outcome<Kept, KeepRefusal>> {
  const { lines, known } = await namedOnce(tx, bank, statement.lines)
  const byLine = statement.balances === undefined
  const kept = byLine ? lines.filter(({ lineId }) => !known.has(lineId)) : lines
  const counts = { known: statement.lines.length - lines.filter(({ lineId }) => !known.has(lineId)).length }
  const claimed = statement.lines.length - counts.known
  if (byLine && kept.length === 0) return ok({ id: undefined, ...counts, claimed })
  const { account, balances, format, from, until } = statement
  const id = random.uuid()
  const row = {
    id,
    bank,
    format,
    sha256,
    from,
    until,
    uploadedBy,
    accountNumber: account?.number ?? null,
    coin: account?.coin ?? null,
    opening: balances?.opening ?? null,
    closing: balances?.closing ?? null,
  }
  if (!(await insertStatement(tx, row))) return refuse('BANK_STATEMENT_KNOWN', { field: 'text' })
  await born(tx, 'bank_statement', id, statementMachine)
  await move(tx, 'bank_statement', id, statementMachine, byLine ? 'split' : 'claim')
  await insertClaims(
    tx,
    id,
    kept.map((line) => ({ ...line, otherIds: line.otherIds ?? [], id: random.uuid() })),
  )
  return ok({ id, ...counts, claimed })
}

type Named = { readonly lines: ReadLine[]; readonly known: ReadonlySet<string> }
/**
 * Each line once, under the number that it is known by if a file or feed told it before under any of its numbers. `known` are
 * those that are lines of the bank already.
 */
async function namedOnce(tx: Tx, bank: string, all: readonly ReadLine[]): Promise<Named> {
  const numbers = all.flatMap(({ lineId, otherIds = [] }) => [lineId, ...otherIds])
  const told = (await toldUnder(tx, bank, numbers)).map((line) => ({ ...line, otherIds: [] }))
  const before = [...told, ...(await claimedUnder(tx, bank, numbers))]
  const lines = new Map<string, ReadLine>()
  for (const line of all) {
    const ids = [line.lineId, ...(line.otherIds ?? [])]
    const same = before.find((one) => !lines.has(one.lineId) && tellsSame(one, line) && sharesNumber(one, ids))
    const lineId = same?.lineId ?? line.lineId
    const otherIds = [...ids, ...(same?.otherIds ?? [])].filter((id) => id !== lineId)
    if (!lines.has(lineId)) lines.set(lineId, { ...line, lineId, otherIds: [...new Set(otherIds)] })
  }
  const known = await toldUnder(tx, bank, [...lines.keys()])
  return { lines: [...lines.values()], known: new Set(known.map(({ lineId }) => lineId)) }
}

type Money = Pick<ReadLine, 'direction' | 'coin' | 'amount'>
const tellsSame = (one: Money, other: Money): boolean =>
  one.direction === other.direction && one.coin === other.coin && one.amount === other.amount

const sharesNumber = (one: ClaimedUnder, ids: readonly string[]): boolean =>
  ids.includes(one.lineId) || one.otherIds.some((id) => ids.includes(id))
