import type { bank } from '@tessera/contract/payments/bank/bank.ts'
import type { InputOf, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import type { OperatorCall } from '#platform/http/call.ts'
import type { Deps as AllDeps } from '#platform/http/deps.ts'
import { sha256 } from '#platform/random/random.ts'
import { lockFiles } from './claims.sql.ts'
import { saveClaims, type SaveRefusal } from './save-claims.ts'
import { ourBanks } from './our-accounts.sql.ts'
import { readFile, type ReadRefusal } from './read-statement.ts'
import { bankUnknown } from './refusals.ts'

type Deps = Pick<AllDeps, 'config' | 'random'>
type Imported = ReplyOf<typeof bank.importStatement>

/**
 * Stores the lines of a file as claims: all of them, or nothing if a part cannot be read. No money moves here. A second
 * person confirms a file with balances as a whole, and one without balances line by line (threat STM-01).
 */
export const importStatement = (
  deps: Deps,
  call: OperatorCall,
  request: InputOf<typeof bank.importStatement>,
): Promise<Outcome<Imported, ReadRefusal | SaveRefusal | 'BANK_UNKNOWN'>> =>
  call.inTx(async (tx) => {
    if (!(await ourBanks(tx)).includes(request.bank)) return bankUnknown
    await lockFiles(tx, request.bank)
    const read = await readFile(tx, request)
    if (!read.ok) return read
    const hash = sha256(request.text)
    const uploadedBy = call.operator.operatorId
    const imported: Imported = { read: 0, known: 0, claimed: 0, statements: [] }
    for (const statement of read.value) {
      const saved = await saveClaims(deps, tx, statement, { bank: request.bank, sha256: hash, uploadedBy })
      if (!saved.ok) return saved
      imported.read += statement.lines.length
      imported.known += saved.value.known
      imported.claimed += saved.value.claimed
      if (saved.value.id !== undefined) imported.statements.push(saved.value.id)
    }
    const target = { type: 'bank', id: request.bank } as const
    await recordAct(tx, { action: 'bank.import_statement', target, after: { ...imported, sha256: hash }, ip: call.ip })
    return ok(imported)
  })
