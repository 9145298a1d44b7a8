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
  list: async (_call, input) => {
    const { rows, ...list } = await listAgents(deps, input)
    return ok({ ...pageAnswer(input, list), rows: rows.map(managedAgentView) })
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
  step: ({ inTx, ip }, input) =>
    inTx(async (tx) => {
      const stepped = await stepAgent(tx, ip, input)
      if (!stepped.ok) return stepped
      const row = await findAgent(tx, input.id)
      assert(row, `agent ${input.id} was just changed but cannot be read`)
      return ok(managedAgentView(row))
    }),
  clients: async (_call, input) => {
    if ((await findAgent(deps, input.id)) === undefined) return refuse('NOT_FOUND')
    const { rows, ...list } = await listManagedClients(deps, input)
    const views = rows.map(({ since, until, id, customer }) => ({
      id,
      customer,
      since: since.toISOString(),
      until: until?.toISOString() ?? null,
    }))
    return ok({ ...pageAnswer(input, list), rows: views })
  },
  orders: async (_call, { id, ...page }) => {
    if ((await findAgent(deps, id)) === undefined) return refuse('NOT_FOUND')
    const { rows, ...list } = await listBrokerOrders(deps, { broker: id, ...page })
    const views = rows.map((row) => ({
      ...brokerOrderView(row),
      customer: { id: row.customer_id, number: String(row.customer_number), name: row.customer_name },
    }))
    return ok({ ...pageAnswer(page, list), rows: views })
  },
})

const ofRuns = (deps: Deps): Pick<Rows, 'runs' | 'run' | 'payments' | 'runFile'> => ({
  runs: async (_call, input) => {
    const { rows, ...list } = await listRuns(deps, input)
    return ok({ ...pageAnswer(input, list), rows: rows.map(runView) })
  },
  run: async (_call, { id }) => {
    const row = await findRun(deps, id)
    return row === undefined ? refuse('NOT_FOUND') : ok(runView(row))
  },
  payments: async (_call, input) => {
    if ((await findRun(deps, input.id)) === undefined) return refuse('NOT_FOUND')
    const { rows, ...list } = await listPayments(deps, input)
    const views = rows.map((row) => ({
      id: row.id,
      customer: { id: row.customer_id, number: String(row.customer_number), name: row.name },
      agent: row.agent,
      coin: row.coin,
      amount: formatAmount(row.amount, row.scale),
      rows: row.rows,
      paidAt: row.paid_at?.toISOString() ?? null,
    }))
    return ok({ ...pageAnswer(input, list), rows: views })
  },
  runFile: ({ inTx, ip, locale }, { id }) =>
    inTx(async (tx) => {
      if ((await findRun(tx, id)) === undefined) return refuse('NOT_FOUND')
      await recordAct(tx, { action: 'agents.download_run', target: { type: 'rebate_release', id }, ip })
      return ok(runFile(await linesOf(tx, id), locale))
    }),
})
