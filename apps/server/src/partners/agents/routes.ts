import { agents } from '@tessera/contract/partners/agents/agents.ts'
import { assert, ok, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import type { Programme } from '@tessera/domain/partners/agents/machine.ts'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import type { Deps } from '#platform/http/deps.ts'
import { type Handlers, noun, type Noun } from '#platform/http/serve.ts'
import { pageAnswer } from '#platform/database/keyset.ts'
import type { Tx } from '#platform/database/tx.ts'
import { readAgent, newestAgent } from './agents.sql.ts'
import { applyAsAgent, signContract } from './apply.ts'
import { listClients, ownAgent } from './clients.sql.ts'
import { consentTo, withdrawConsent } from './consent.ts'
import { STORED_DAYS, findExport, insertExport, readContent } from './export.sql.ts'
import { countClients, listRebates, sumsBy, sumsOf } from './rebates.sql.ts'
import { requireAgent } from './require-agent.ts'
import { agentView, clientView, ownAgentView, periodView, rebateView, sumsView } from './view.ts'
import { textOf } from './texts.ts'

export const agentRoutes = (deps: Deps): Noun =>
  noun('agents', agents, { ...ownSide(deps), ...earnings(deps), ...clientSide(deps) })

/** Endpoints for becoming an agent. */
const ownSide = (deps: Deps): Pick<Handlers<typeof agents>, 'current' | 'apply' | 'sign'> => ({
  current: async ({ customer, locale }) => {
    const row = await newestAgent(deps, customer.customerId)
    const isOver = row === undefined || row.status === 'declined' || row.status === 'ended'
    return ok({
      agent: row === undefined ? null : ownAgentView(row),
      mayApply: isOver && customer.kyc === 'approved' && customer.secured,
      contract: textOf('contract', locale),
    })
  },
  apply: ({ inTx, customer, ip }, input) =>
    inTx(async (tx) => {
      const applied = await applyAsAgent(tx, deps, { customerId: customer.customerId, ip }, input)
      return applied.ok ? ok(await replyOf(tx, applied.value.id)) : applied
    }),
  sign: ({ inTx, customer, ip }, input) =>
    inTx(async (tx) => {
      const signed = await signContract(tx, { customerId: customer.customerId, ip }, input)
      return signed.ok ? ok(await replyOf(tx, signed.value.id)) : signed
    }),
})

async function replyOf(tx: Tx, id: string) {
  const row = await readAgent(tx, id)
  assert(row, `agent ${id} cannot be read`)
  return ownAgentView(row)
}

/** Returns the endpoints for figures and files of a programme; each reader sees only the own ones. */
export const ofProgramme = (
  deps: Deps,
  programme: Programme,
): Pick<Handlers<typeof agents>, 'summary' | 'exportStatus' | 'exportFile'> => ({
  summary: async ({ customer: { customerId } }, { by }) => {
    const payee = { customerId, programme }
    return ok({
      clients: await countClients(deps, payee),
      coins: (await sumsOf(deps, payee)).map(sumsView),
      rows: (await sumsBy(deps, payee, by)).map(periodView),
    })
  },
  exportStatus: async ({ customer: { customerId } }, { jobId }) => {
    const row = await findExport(deps, { customerId, programme }, jobId)
    if (row === undefined) return refuse('NOT_FOUND')
    const availableUntil = new Date(row.requested_at.getTime() + STORED_DAYS * DAY_MS).toISOString()
    return ok({ jobId, ready: row.ready_at !== null, rows: row.rows, availableUntil })
  },
  exportFile: async ({ customer: { customerId } }, { jobId }) => {
    const content = await readContent(deps, { customerId, programme }, jobId)
    return content === undefined ? refuse('NOT_FOUND') : ok(content)
  },
})

/** Earnings of an agent or an inviter. */
const earnings = (
  deps: Deps,
): Pick<Handlers<typeof agents>, 'summary' | 'clients' | 'commission' | 'export' | 'exportStatus' | 'exportFile'> => ({
  ...ofProgramme(deps, 'agent'),
  clients: async ({ customer }, input) => {
    const { rows, ...list } = await listClients(deps, customer.customerId, input)
    return ok({ ...pageAnswer(input, list), rows: rows.map(clientView) })
  },
  commission: async ({ customer }, input) => {
    const { rows, ...list } = await listRebates(deps, { customerId: customer.customerId, programme: 'agent' }, input)
    return ok({ ...pageAnswer(input, list), rows: rows.map(rebateView) })
  },
  export: ({ inTx, customer, ip, locale }) =>
    inTx(async (tx) => {
      const id = deps.random.uuid()
      await insertExport(tx, { id, customer: customer.customerId, programme: 'agent', month: null, lang: locale })
      await deps.enqueue(tx, 'write_agent_export', { id }, { key: `agent_export:${id}` })
      await recordAct(tx, { action: 'agents.export', target: { type: 'agent_export', id }, ip })
      return ok({ jobId: id })
    }),
})

/** Endpoints for clients of agents. */
const clientSide = (deps: Deps): Pick<Handlers<typeof agents>, 'find' | 'own' | 'consent' | 'withdrawConsent'> => ({
  find: ({ inTx, locale }, { code }) =>
    inTx(async (tx) => {
      const agent = await requireAgent(tx, code, 'code')
      return agent.ok ? ok({ agent: agentView(agent.value), consent: textOf('consent', locale) }) : agent
    }),
  own: ({ inTx, customer }) =>
    inTx(async (tx) => {
      const own = await ownAgent(tx, customer.customerId)
      const row = own && (await readAgent(tx, own.agent))
      return ok({ agent: row === undefined ? null : agentView(row), since: own?.since.toISOString() ?? null })
    }),
  consent: ({ inTx, customer, ip }, input) =>
    inTx(async (tx) => {
      const agent = await consentTo(tx, deps, { customerId: customer.customerId, ip }, input)
      return agent.ok ? ok({ agent: agentView(agent.value), since: tx.now.toISOString() }) : agent
    }),
  withdrawConsent: ({ inTx, customer, ip }) =>
    inTx((tx) => withdrawConsent(tx, { customerId: customer.customerId, ip })),
})
