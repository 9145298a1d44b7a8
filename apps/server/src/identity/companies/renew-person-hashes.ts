import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { tryOpen } from '#platform/secrets/try-open.ts'
import { type PersonNumber, renewPerson, withFormerHash } from './persons.sql.ts'
import { numberHashes } from './save-person.ts'

const BATCH_SIZE = 500
type RenewDeps = Pick<Deps, 'config' | 'db' | 'inTx' | 'log'>

/**
 * Renews the hashes of a company's people, like `renewNumberHashes` for files. A trigger preserves matches with
 * operators.
 */
export async function renewPersonHashes(deps: RenewDeps): Promise<void> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const page = await withFormerHash(deps, after, BATCH_SIZE)
    for (const row of page) await renewOne(deps, row)
    const last = page.at(-1)
    if (last === undefined) return
    after = last.id
  }
}

async function renewOne({ config, inTx, log }: RenewDeps, row: PersonNumber): Promise<void> {
  const { id, nationality, id_number_sealed: sealed } = row
  const hashes = tryOpen(() => numberHashes(config, nationality, sealed))
  if (!hashes.ok) {
    log.error(
      { job: 'renew_number_hashes', person: id, err: hashes.error },
      'the document hash of a related person could not be renewed',
    )
    return
  }
  await inTx('job:renew_number_hashes')(async (tx) => ok(await renewPerson(tx, id, hashes.value)))
}
