import { type Finding, lookAt } from '../../../apps/server/src/audit/verify.ts'
import type { Tail } from '../../../apps/server/src/audit/tail.ts'
import { auditUrlOf } from '../../../apps/server/src/platform/config.ts'
import { createLog } from '../../../apps/server/src/platform/log.ts'
import { startLoops } from '../../../apps/server/src/platform/loops.ts'
import type { Town } from './town.ts'

const EVERY_MS = 1000

/**
 * Runs the tail check of the ledger every second beside the simulation, each window right behind the one before and without the
 * second look of the job: a healthy exchange gives no finding, however its transactions overlap (VER-01).
 */
export function watchTail({ config, complaints }: Pick<Town, 'config' | 'complaints'>): {
  readonly found: Finding[]
  readonly stop: () => Promise<void>
} {
  const auditUrl = auditUrlOf(config)
  const found: Finding[] = []
  let window: Tail | undefined
  const run = async (): Promise<void> => {
    const { findings, saw } = await lookAt(auditUrl, window ?? 'everything')
    found.push(...findings)
    window = { ...saw, lastMinutes: 5 }
  }
  const log = createLog('error', { write: (line) => void complaints.push(line) })
  return { found, stop: startLoops([{ name: 'tail_watch', everyMs: EVERY_MS, run }], log) }
}
