import { hasBankNumber, likeness, sharesNumber } from '@tessera/domain/payments/fiat-orders/likeness.ts'
import { statementMachine } from '@tessera/domain/payments/fiat-orders/statement-file.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps as AllDeps } from '#platform/http/deps.ts'
import { recordFirstStatus, move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { claimedUnder, earlierImport, insertClaims, insertStatement } from './claims.sql.ts'
import { linesWithIds } from './lines.sql.ts'
import { similarLines } from './same-lines.sql.ts'
import { hashedLine, type ReadLine } from './read-line.ts'
import type { ReadStatement } from './read-statement.ts'
import { bankStatementKnown } from './refusals.ts'

type Deps = Pick<AllDeps, 'config' | 'random'>
type File = { readonly bank: string; readonly sha256: string; readonly uploadedBy: string | null }
/** `id` is undefined if every line of a file without balances is known, so that no decision is needed. */
export type SavedClaims = { readonly id: string | undefined; readonly known: number; readonly claimed: number }
export type SaveRefusal = 'BANK_STATEMENT_KNOWN'

/** Stores a statement with its lines as claims. */
export async function saveClaims(
  { config, random }: Deps,
  tx: Tx,
  statement: ReadStatement,
  { bank, sha256, uploadedBy }: File,
): Promise<Outcome<SavedClaims, SaveRefusal>> {
  const { lines, known } = await namedOnce(tx, bank, statement.lines)
  const byLine = statement.balances === undefined
  const saved = byLine ? lines.filter(({ lineId }) => !known.has(lineId)) : lines
  const counts = { known: statement.lines.length - lines.filter(({ lineId }) => !known.has(lineId)).length }
  const claimed = statement.lines.length - counts.known
  if (byLine && saved.length === 0) return ok({ id: undefined, ...counts, claimed })
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
  if (!(await insertStatement(tx, row))) {
    const earlier = await earlierImport(tx, row)
    assert(earlier, `the file of statement ${id} is known, but its import is not`)
    return bankStatementKnown({
      name: earlier.name,
      time: `${earlier.at.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    })
  }
  await recordFirstStatus(tx, 'bank_statement', id, statementMachine)
  await move(tx, 'bank_statement', id, statementMachine, byLine ? 'split' : 'claim')
  await insertClaims(
    tx,
    id,
    saved.map((line) => ({ ...hashedLine(config, line), otherIds: line.otherIds ?? [], id: random.uuid() })),
  )
  return ok({ id, ...counts, claimed })
}

type Named = { readonly lines: ReadLine[]; readonly known: ReadonlySet<string> }
type Numbers = { readonly lineId: string; readonly otherIds: readonly string[] }
/**
 * Returns each line once, under its known number if a file or feed reported it before. A line is matched by any of its
 * numbers, or by equal facts if one of the two has no bank number. `known` has those that are bank lines already.
 */
async function namedOnce(tx: Tx, bank: string, all: readonly ReadLine[]): Promise<Named> {
  const before = await earlierMatches(tx, bank, all)
  const lines = new Map<string, ReadLine>()
  for (const line of all) {
    const same = before.get(line)
    const lineId = same?.lineId ?? line.lineId
    const otherIds = [...idsOf(line), ...(same?.otherIds ?? [])].filter((id) => id !== lineId)
    if (!lines.has(lineId)) lines.set(lineId, { ...line, lineId, otherIds: [...new Set(otherIds)] })
  }
  const known = await linesWithIds(tx, bank, [...lines.keys()])
  return { lines: [...lines.values()], known: new Set(known.map(({ lineId }) => lineId)) }
}

const idsOf = ({ lineId, otherIds = [] }: ReadLine): string[] => [lineId, ...otherIds]

/** Matches each line to at most one earlier line or claim: first by the bank's numbers, then by equal fields. */
async function earlierMatches(tx: Tx, bank: string, all: readonly ReadLine[]): Promise<Map<ReadLine, Numbers>> {
  const numbers = all.flatMap(idsOf)
  const reported = (await linesWithIds(tx, bank, numbers)).map((line) => ({ ...line, otherIds: [] }))
  const named = [...reported, ...(await claimedUnder(tx, bank, numbers))]
  const found = new Map<ReadLine, Numbers>()
  const taken = new Set<string>()
  const take = (line: ReadLine, same: Numbers | undefined): void => {
    if (same === undefined) return
    found.set(line, same)
    taken.add(same.lineId)
  }
  for (const line of all)
    take(
      line,
      named.find((one) => !taken.has(one.lineId) && sharesNumber(one, { otherIds: [], ...line })),
    )
  const left = all.filter((line) => !found.has(line))
  const similar = await similarLines(tx, bank, left)
  for (const line of left)
    take(
      line,
      similar.find((one) => !taken.has(one.lineId) && isUnnumbered(one, line) && likeness(one, line) === 'same'),
    )
  return found
}

/** Lines with different numbers of one bank are different payments unless people decide otherwise. */
const isUnnumbered = (one: Numbers, other: Pick<Numbers, 'lineId'>): boolean =>
  !hasBankNumber(one.lineId) || !hasBankNumber(other.lineId)
