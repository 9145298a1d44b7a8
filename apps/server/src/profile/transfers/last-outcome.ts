import { ok, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import type { Deps } from '#platform/http/deps.ts'
import type { LastOutcome } from '#platform/http/idempotency.sql.ts'
import { endTransfer, type TakeTransfersCommand } from './end-transfer.ts'
import { transferView } from './show-transfer.ts'
import { ownerOf } from './transfers.sql.ts'

const Saved = z.object({ id: z.uuid() })

/**
 * Returns the result of a transfer that was requested with an idempotency key. The request is saved first; then the
 * other side accepts or refuses it. Refuses with SERVER_BUSY while neither has happened.
 */
export const lastOutcomeOfTransfer =
  (deps: Deps, takeTransfers: TakeTransfersCommand): LastOutcome =>
  async (saved) => {
    const { id } = Saved.parse(saved)
    const ended = await endTransfer({ ...deps, takeTransfers }, await ownerOf(deps, id), id)
    if (!ended.ok) return ok(undefined)
    return ended.value.status === 'completed' ? ok({ reply: transferView(ended.value) }) : refuse('SERVER_BUSY')
  }
