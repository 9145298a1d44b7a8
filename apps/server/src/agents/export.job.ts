import { ok } from '@tessera/domain/outcome.ts'
import { z } from 'zod'
import type { Deps } from '../platform/deps.ts'
import { lockUnwritten, setWritten } from './export.sql.ts'
import { commissionFile } from './files.ts'
import { allRebates } from './rebates.sql.ts'

const Payload = z.object({ id: z.uuid() })
/** More lines than spreadsheets show well; who has more asks us. */
const MOST = 100_000
export const KEPT_DAYS = 3

/** Writes the file of an export that was asked for; a second run finds it written, or gone. */
export const writeExportTask =
  ({ inTx }: Pick<Deps, 'inTx'>) =>
  async (payload: unknown): Promise<void> => {
    const { id } = Payload.parse(payload)
    await inTx('job:write_agent_export')(async (tx) => {
      const asked = await lockUnwritten(tx, id)
      if (asked === undefined) return ok(undefined)
      const rows = await allRebates(tx, asked.customer_id, MOST)
      const mark = `${asked.number} ${tx.now.toISOString()}`
      await setWritten(tx, id, { content: commissionFile(rows, mark, asked.lang), rows: rows.length })
      return ok(undefined)
    })
  }
