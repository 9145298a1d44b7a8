import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sprayAlarm } from '@tessera/domain/access/sessions/tries.ts'
import type { Deps } from '#platform/http/deps.ts'
import { wrongPasswords } from '#platform/observing/metrics.ts'
import { countWrongPasswords } from './sessions.sql.ts'

/**
 * Counts wrong passwords over all accounts and nodes, because password spraying tries each account too rarely to be
 * noticed.
 */
export async function watchWrongPasswords({ inTx, log }: Pick<Deps, 'inTx' | 'log'>): Promise<void> {
  const { value } = await inTx('job:watch_wrong_passwords')(async (tx) =>
    ok(await countWrongPasswords(tx, sprayAlarm.minutes)),
  )
  wrongPasswords.set(value.tries)
  if (value.tries >= sprayAlarm.tries) log.error(value, 'password spraying: many accounts receive wrong passwords')
}
