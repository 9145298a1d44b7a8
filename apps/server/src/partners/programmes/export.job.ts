import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { brokerOrderFile } from '#partners/brokers/files.ts'
import { allBrokerOrders } from '#partners/brokers/orders.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { type ExportRow, lockUnwritten, setWritten } from '#partners/agents/export.sql.ts'
import { commissionFile } from '#partners/agents/files.ts'
import { allRebates } from '#partners/agents/rebates.sql.ts'

const Payload = z.object({ id: z.uuid() })
/** Maximum number of rows, which spreadsheets can still display. Customers with more must contact us. */
const MAX_ROWS = 100_000

/** Writes the file of a requested export. A second run finds it written or deleted. */
export const writeExportTask =
  ({ inTx }: Pick<Deps, 'inTx'>) =>
  async (payload: unknown): Promise<void> => {
    const { id } = Payload.parse(payload)
    await inTx('job:write_agent_export')(async (tx) => {
      const request = await lockUnwritten(tx, id)
      if (request === undefined) return ok(undefined)
      const mark = `${request.number} ${tx.now.toISOString()}`
      await setWritten(tx, id, await fileOf(tx, request, mark))
      return ok(undefined)
    })
  }

type ExportRequest = Pick<ExportRow, 'customer_id' | 'programme' | 'month' | 'lang'>
/** Returns the file: rebates of an agent, or orders of a broker. */
async function fileOf(tx: Tx, { customer_id: customerId, programme, month, lang }: ExportRequest, mark: string) {
  if (programme === 'agent') {
    const rows = await allRebates(tx, { customerId, programme }, MAX_ROWS)
    return { content: commissionFile(rows, mark, lang), rows: rows.length }
  }
  const rows = await allBrokerOrders(tx, { customerId, month }, MAX_ROWS)
  return { content: brokerOrderFile(rows, mark, lang), rows: rows.length }
}
