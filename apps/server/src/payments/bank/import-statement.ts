import type { bank, StatementPreview } from '@tessera/contract/payments/bank/bank.ts'
import type { StatementFault } from '@tessera/contract/payments/bank/csv-trial.ts'
import type { InputOf, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { sumsOf } from '@tessera/domain/payments/fiat-orders/statement-file.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { z } from 'zod'
import { recordAct } from '#services/audit/record.sql.ts'
import type { OperatorCall } from '#platform/http/call.ts'
import type { Deps as AllDeps } from '#platform/http/deps.ts'
import { inSavepoint } from '#platform/database/savepoint.ts'
import type { Tx } from '#platform/database/tx.ts'
import { sha256 } from '#platform/random/random.ts'
import { bankCsvOf, csvAccountOf } from './bank-csv-file.ts'
import { lockFiles } from './claims.sql.ts'
import { saveClaims, type SavedClaims, type SaveRefusal } from './save-claims.ts'
import { scalesOfFiat } from './lines.sql.ts'
import { csvProfileOf, namedAccounts } from './our-accounts.sql.ts'
import { readFile, type ReadRefusal, type ReadStatement } from './read-statement.ts'
import { bankUnknown } from './refusals.ts'
import { statementContent } from './statement.kind.ts'

type Deps = Pick<AllDeps, 'config' | 'random'>
type Upload = InputOf<typeof bank.importStatement>
type Imported = ReplyOf<typeof bank.importStatement>
type UploadRefusal = ReadRefusal | SaveRefusal | 'BANK_UNKNOWN'

/**
 * Stores the lines of a file as claims: all of them, or none if a part cannot be read. No money moves. A second person
 * confirms a file with balances as a whole, and one without balances line by line (threat STM-01).
 */
export const importStatement = (
  deps: Deps,
  call: OperatorCall,
  request: Upload,
): Promise<Outcome<Imported, UploadRefusal>> =>
  call.inTx(async (tx) => {
    const stored = await store(deps, tx, call, request)
    if (!stored.ok) return stored
    const imported: Imported = { read: 0, known: 0, claimed: 0, statements: [] }
    for (const { statement, saved } of stored.value.statements) {
      imported.read += statement.lines.length
      imported.known += saved.known
      imported.claimed += saved.claimed
      if (saved.id !== undefined) imported.statements.push(saved.id)
    }
    const target = { type: 'bank', id: request.bank } as const
    const after = { ...imported, sha256: stored.value.hash }
    await recordAct(tx, { action: 'bank.import_statement', target, after, ip: call.ip })
    return ok(imported)
  })

type Preview = z.output<typeof StatementPreview>
type Fault = z.output<typeof StatementFault>
/** Reads a file exactly as an import would, and rolls back. */
export const previewStatement = (
  deps: Deps,
  call: OperatorCall,
  request: Upload,
): Promise<Outcome<{ statements: Preview[]; faults: Fault[] }, UploadRefusal>> =>
  call.inTx((tx) =>
    inSavepoint(
      tx,
      () => false,
      async () => {
        const stored = await store(deps, tx, call, request)
        if (!stored.ok) {
          const faults = stored.code === 'BANK_STATEMENT_UNREADABLE' ? await faultsOf(tx, request) : []
          return faults.length === 0 ? stored : ok({ statements: [], faults })
        }
        const scales = await scalesOfFiat(tx)
        const statements: Preview[] = []
        for (const each of stored.value.statements) statements.push(await previewOf(tx, each, scales))
        return ok({ statements, faults: [] })
      },
    ),
  )

/** Returns the entries of a bank's own CSV that cannot be read; empty for a file in another format. */
async function faultsOf(tx: Tx, { bankAccount, file }: Upload): Promise<Fault[]> {
  const account = (await namedAccounts(tx)).find(({ name }) => name === bankAccount)
  const profile = account && (await csvProfileOf(tx, account.name))
  if (account === undefined || profile === undefined) return []
  const read = bankCsvOf(Buffer.from(file, 'base64'), profile, csvAccountOf(tx, account, await scalesOfFiat(tx)))
  return read.ok ? read.value.rows.flatMap((row) => ('fault' in row ? [{ line: row.at, ...row.fault }] : [])) : []
}

type Stored = { readonly statement: ReadStatement; readonly saved: SavedClaims }
async function store(
  deps: Deps,
  tx: Tx,
  call: OperatorCall,
  { bank: name, bankAccount, file }: Upload,
): Promise<Outcome<{ hash: string; statements: Stored[] }, UploadRefusal>> {
  const ours = (await namedAccounts(tx)).filter((each) => each.bank === name)
  const account = ours.find((each) => each.name === bankAccount)
  if (ours.length === 0 || (bankAccount !== undefined && account === undefined)) return bankUnknown
  await lockFiles(tx, name)
  const bytes = Buffer.from(file, 'base64')
  const read = await readFile(tx, { bank: name, account, bytes })
  if (!read.ok) return read
  const hash = sha256(bytes)
  const statements: Stored[] = []
  for (const statement of read.value) {
    const about = { bank: name, sha256: hash, uploadedBy: call.operator.operatorId }
    const saved = await saveClaims(deps, tx, statement, about)
    if (!saved.ok) return saved
    statements.push({ statement, saved: saved.value })
  }
  return ok({ hash, statements })
}

async function previewOf(tx: Tx, { statement, saved }: Stored, scales: ReadonlyMap<string, number>): Promise<Preview> {
  const { account, balances } = statement
  const scale = scales.get(account?.coin ?? '') ?? 0
  const sums = sumsOf(statement.lines)
  const content = saved.id === undefined ? undefined : await statementContent(tx, saved.id)
  assert(saved.id === undefined || content !== undefined, `statement ${saved.id} was just stored but cannot be read`)
  const [from, until] = content?.missing.split('/') ?? []
  return {
    format: statement.format,
    accountNumber: account?.number ?? null,
    coin: account?.coin ?? null,
    opening: balances === undefined ? null : formatAmount(balances.opening, scale),
    closing: balances === undefined ? null : formatAmount(balances.closing, scale),
    from: statement.from,
    until: statement.until,
    sumIn: account === undefined ? null : formatAmount(sums.in, scale),
    sumOut: account === undefined ? null : formatAmount(sums.out, scale),
    missing: from && until ? { from, until } : null,
    read: statement.lines.length,
    known: saved.known,
    lines: content?.lines ?? [],
  }
}
