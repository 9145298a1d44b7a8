import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { tryOpen } from '#platform/secrets/try-open.ts'
import { numberCipher } from './save-version.ts'
import { numberHash } from '#platform/secrets/number-hash.ts'
import { type NumberRow, renewHash, withFormerHash } from './number-hashes.sql.ts'

const BATCH_SIZE = 500
type RenewDeps = Pick<Deps, 'config' | 'db' | 'inTx' | 'log'>

/**
 * Renews the hashes of document numbers that were stored with an earlier formula, each in its own transaction (threat
 * KYC-04). A number that cannot be decrypted is reported, and tried again at the next start.
 */
export async function renewNumberHashes(deps: RenewDeps): Promise<void> {
  for (let after = { case_id: '00000000-0000-0000-0000-000000000000', version: 0 }; ;) {
    const page = await withFormerHash(deps, after, BATCH_SIZE)
    for (const row of page) await renewOne(deps, row)
    const last = page.at(-1)
    if (last === undefined) return
    after = last
  }
}

async function renewOne({ config, inTx, log }: RenewDeps, row: NumberRow): Promise<void> {
  const hash = tryOpen(() => numberHash(config, row.nationality, numberCipher(config).open(row.document_number_sealed)))
  if (!hash.ok) {
    log.error(
      { job: 'renew_number_hashes', case: row.case_id, version: row.version, err: hash.error },
      'the document hash of an identity file could not be renewed',
    )
    return
  }
  await inTx('job:renew_number_hashes')(async (tx) => ok(await renewHash(tx, row, hash.value)))
}
