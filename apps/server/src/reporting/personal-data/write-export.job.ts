import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { z } from 'zod'
import { notify } from '#services/messages/notify.ts'
import type { Deps } from '#platform/http/deps.ts'
import { exportPdf } from './export-pdf.ts'
import { lockUnwritten, setWritten } from './exports.sql.ts'
import { type SectionContent, readSections } from './read-sections.sql.ts'

const Payload = z.object({ id: z.uuid() })
const compressed = promisify(gzip)

/** Writes the two files of an export. A second run of the job finds them written, or the export deleted, and does nothing. */
export const writePersonalDataTask =
  ({ inTx, config }: Pick<Deps, 'inTx' | 'config'>) =>
  async (payload: unknown): Promise<void> => {
    const { id } = Payload.parse(payload)
    await inTx('job:write_personal_data')(async (tx) => {
      const row = await lockUnwritten(tx, id)
      if (row === undefined) return ok(undefined)
      const held = await readSections(tx, config, row.customer_id)
      const head = { number: row.number, at: tx.now, lang: row.lang }
      await setWritten(tx, id, { json: await compressed(jsonOf(held, head)), pdf: await exportPdf(held, head) })
      await notify(tx, row.customer_id, { kind: 'personal_data_ready', params: {} })
      return ok(undefined)
    })
  }

function jsonOf(
  held: readonly SectionContent[],
  { number, at }: { readonly number: bigint; readonly at: Date },
): string {
  const sections = Object.fromEntries(held.map(({ key, total, rows }) => [key, { total, rows }]))
  return JSON.stringify({ account: String(number), writtenAt: at.toISOString(), sections }, null, 2)
}
