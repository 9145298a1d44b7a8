import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { addressText } from '@tessera/domain/payments/withdrawals/tag.ts'
import { notify } from '#services/messages/notify.ts'
import type { Deps } from '#platform/http/deps.ts'
import { lockAddress, setProved } from './address-book.sql.ts'
import { passedTests, setPassed } from './test-transfer.sql.ts'

const JOB = 'job:prove_addresses'
const BATCH_SIZE = 20

/** Marks addresses as proved whose test transfer was finalized on all nodes, each in its own transaction. */
export async function proveByTransfer({ db, inTx }: Pick<Deps, 'db' | 'inTx'>): Promise<void> {
  for (const { test_id, deposit_id, address_id, customer_id } of await passedTests({ db }, BATCH_SIZE))
    await inTx(JOB)(async (tx) => {
      const found = await lockAddress(tx, customer_id, address_id)
      // The address was removed, or proved by a signature, since it was read.
      if (!found.ok || found.value.proved_at !== null) return ok(undefined)
      if (!(await setPassed(tx, test_id, deposit_id))) return ok(undefined)
      await setProved(tx, address_id)
      const params = { address: addressText(found.value), coin: found.value.coin }
      await notify(tx, customer_id, { kind: 'address_proved', params })
      return ok(undefined)
    })
}
