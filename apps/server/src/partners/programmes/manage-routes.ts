import { agentsManage } from '@tessera/contract/partners/programmes/agents-manage.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { assert, ok, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { listBrokerOrders } from '#partners/brokers/orders.sql.ts'
import { brokerOrderView } from '#partners/brokers/view.ts'
import type { Deps } from '#platform/http/deps.ts'
import { type Handlers, noun, type Noun } from '#platform/http/serve.ts'
import { pageAnswer } from '#platform/database/keyset.ts'
import { diskStore } from '#services/uploads/file-store.ts'
import { openUpload } from '#services/uploads/open-upload.ts'
import { readUpload } from '#services/uploads/uploads.sql.ts'
import { runFile } from '#partners/agents/files.ts'
import { findAgent, findEvidence, listAgents, listManagedClients } from '#partners/agents/list-agents.sql.ts'
import { findRun, linesOf, listPayments, listRuns } from '#partners/agents/runs.sql.ts'
import { managedAgentView, runView } from '#partners/agents/view.ts'
import { stepAgent } from '#partners/agents/step.ts'

export const agentManageRoutes = (deps: Deps): Noun =>
  noun('agents-manage', agentsManage, { ...ofAgents(deps), ...ofRuns(deps) })

type Rows = Handlers<typeof agentsManage>

const ofAgents = (deps: Deps): Pick<Rows, 'list' | 'get' | 'licence' | 'step' | 'clients' | 'orders'> => ({
  list: async (_call, asked) => {
    const { rows, ...list } = await listAgents(deps, asked)
    return ok({ ...pageAnswer(asked, list), rows: rows.map(managedAgentView) })
  },
  get: async (_call, { id }) => {
    const row = await findAgent(deps, id)
    return row === undefined ? refuse('NOT_FOUND') : ok(managedAgentView(row))
  },
  licence: ({ inTx, ip }, { id, file }) =>
    inTx(async (tx) => {
      const uploadId = await findEvidence(tx, id, file)
      if (uploadId === undefined) return refuse('NOT_FOUND')
      await recordAct(tx, { action: 'agents.view_licence', target: { type: 'agent', id }, after: { file }, ip })
      return ok(await openUpload(diskStore(deps.config.FILES_DIR), await readUpload(tx, uploadId)))
    }),
  step: ({ inTx, ip }, asked) =>
    inTx(async (tx) => {
      const stepped = await stepAgent(tx, ip, asked)
      if (!stepped.ok) return stepped
      const row = await findAgent(tx, asked.id)
      assert(row, `agent ${asked.id}`)
      return ok(managedAgentView(row))
    }),
  clients: async (_call, asked) => {
    if ((await findAgent(deps, asked.id)) === undefined) return refuse('NOT_FOUND')
    const { rows, ...list } = await listManagedClients(deps, asked)
    const shown = rows.map(({ since, until, id, customer }) => ({
      id,
      customer,
      since: since.toISOString(),
      until: until?.toISOString() ?? null,
    }))
    return ok({ ...pageAnswer(asked, list), rows: shown })
  },
  orders: async (_call, { id, ...asked }) => {
    if ((await findAgent(deps, id)) === undefined) return refuse('NOT_FOUND')
    const { rows, ...list } = await listBrokerOrders(deps, { broker: id, ...asked })
    const shown = rows.map((row) => ({
      ...brokerOrderView(row),
      customer: { id: row.customer_id, number: String(row.customer_number), name: row.customer_name },
    }))
    return ok({ ...pageAnswer(asked, list), rows: shown })
  },
})

const ofRuns = (deps: Deps): Pick<Rows, 'runs' | 'run' | 'payments' | 'runFile'> => ({
  runs: async (_call, asked) => {
    const { rows, ...list } = await listRuns(deps, asked)
    return ok({ ...pageAnswer(asked, list), rows: rows.map(runView) })
  },
  run: async (_call, { id }) => {
    const row = await findRun(deps, id)
    return row === undefined ? refuse('NOT_FOUND') : ok(runView(row))
  },
  payments: async (_call, asked) => {
    if ((await findRun(deps, asked.id)) === undefined) return refuse('NOT_FOUND')
    const { rows, ...list } = await listPayments(deps, asked)
    const shown = rows.map((row) => ({
      id: row.id,
      customer: { id: row.customer_id, number: String(row.customer_number), name: row.name },
      agent: row.agent,
      coin: row.coin,
      amount: formatAmount(row.amount, row.scale),
      rows: row.rows,
      paidAt: row.paid_at?.toISOString() ?? null,
    }))
    return ok({ ...pageAnswer(asked, list), rows: shown })
  },
  runFile: ({ inTx, ip, locale }, { id }) =>
    inTx(async (tx) => {
      if ((await findRun(tx, id)) === undefined) return refuse('NOT_FOUND')
      await recordAct(tx, { action: 'agents.download_run', target: { type: 'rebate_release', id }, ip })
      return ok(runFile(await linesOf(tx, id), locale))
    }),
})
