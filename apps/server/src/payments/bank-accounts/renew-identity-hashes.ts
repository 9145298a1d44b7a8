import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { tryOpen } from '#platform/secrets/try-open.ts'
import { accountIdentityHash, accountNumberCipher } from './account-number.ts'
import { type FormerHash, renewIdentityHash, verifyByEarlier, withFormerIdentity } from './verified.sql.ts'

const BATCH_SIZE = 500
type RenewDeps = Pick<Deps, 'config' | 'db' | 'inTx' | 'log'>

/**
 * Recomputes the identity hashes of bank accounts that were stored without their bank, each in its own transaction
 * (threat WDR-17). A number that cannot be decrypted is logged, and tried again at the next start.
 */
export async function renewIdentityHashes(deps: RenewDeps): Promise<void> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const page = await withFormerIdentity(deps, after, BATCH_SIZE)
    for (const row of page) await renewOne(deps, row)
    const last = page.at(-1)
    if (last === undefined) return
    after = last.id
  }
}

async function renewOne({ config, inTx, log }: RenewDeps, row: FormerHash): Promise<void> {
  const { id, number_sealed: sealed, bank_code: bic } = row
  const number = tryOpen(() => accountNumberCipher(config).open(sealed))
  if (!number.ok) {
    log.error(
      { job: 'renew_number_hashes', bankAccount: id, err: number.error },
      'the hash of a bank account number could not be renewed',
    )
    return
  }
  const hash = accountIdentityHash(config, { number: number.value, bic: bic ?? '' }) ?? null
  await inTx('job:renew_number_hashes')(async (tx) => {
    // A payment that arrived before the renewal may verify the account now.
    if (await renewIdentityHash(tx, id, hash)) await verifyByEarlier(tx, { ...row, number_hash: hash })
    return ok(undefined)
  })
}
