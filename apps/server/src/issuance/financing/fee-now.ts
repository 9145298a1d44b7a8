import type { Tx } from '#platform/database/tx.ts'
import { readSetting } from '#platform/settings/settings.sql.ts'

/**
 * Returns the exchange's fee on what an issuer raises, in parts per million; undefined while no applications are
 * accepted.
 */
export async function feeNow(tx: Tx): Promise<number | undefined> {
  const { isOpen, feePpm } = await readSetting(tx, 'financing')
  return isOpen ? feePpm : undefined
}
