import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sprayAlarm } from '@tessera/domain/access/sessions/tries.ts'
import type { Deps } from '#platform/http/deps.ts'
import { wrongPasswords } from '#platform/observing/metrics.ts'
import { countWrongPasswords } from './sessions.sql.ts'

/** Looks at the wrong passwords of all accounts and nodes together: each account may be tried too seldom to be seen alone. */
export async function watchWrongPasswords({ inTx, log }: Pick<Deps, 'inTx' | 'log'>): Promise<void> {
  const { value } = await inTx('job:watch_wrong_passwords')(async (tx) =>
    ok(await countWrongPasswords(tx, sprayAlarm.minutes)),
  )
  wrongPasswords.set(value.tries)
  if (value.tries >= sprayAlarm.tries) log.error(value, 'passwords are tried over many accounts')
}
