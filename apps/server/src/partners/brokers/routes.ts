import { brokers } from '@tessera/contract/partners/brokers/brokers.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { newestAgent, readAgent } from '#partners/agents/agents.sql.ts'
import { signContract } from '#partners/agents/apply.ts'
import { insertExport } from '#partners/agents/export.sql.ts'
import { ofProgramme } from '#partners/agents/routes.ts'
import { agentView, ownAgentView } from '#partners/agents/view.ts'
import { textOf } from '#partners/agents/texts.ts'
import { listBrokerKeys } from '#access/api-keys/api-keys.sql.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import { type Handlers, type Noun, noun } from '#platform/http/serve.ts'
import { pageAnswer } from '#platform/database/keyset.ts'
import type { Source } from '#platform/database/rows.ts'
import { isCompany } from './application.sql.ts'
import { applyAsBroker } from './apply.ts'
import { grantPower, requireBroker, withdrawPower } from './grant.ts'
import { createBrokerKey, deleteBrokerKey } from './keys.ts'
import { listBrokerOrders, statementsOf } from './orders.sql.ts'
import { listAccounts, powersOfClient } from './powers.sql.ts'
import { accountView, brokerKeyView, brokerOrderView, powerView, statementView } from './view.ts'

type Rows = Handlers<typeof brokers>

export const brokerRoutes = (deps: Deps): Noun =>
  noun('brokers', brokers, {
    ...application(deps),
    ...ofProgramme(deps, 'broker'),
    ...brokerSide(deps),
    ...keysOf(deps),
    ...clientSide(deps),
  })

async function mustRead(source: Source, id: string) {
  const row = await readAgent(source, id)
  assert(row, `agent ${id} cannot be read`)
  return row
}

const application = (deps: Deps): Pick<Rows, 'current' | 'apply' | 'sign'> => ({
  current: async ({ customer, locale }) => {
    const row = await newestAgent(deps, customer.customerId, 'broker')
    const isOver = row === undefined || row.status === 'declined' || row.status === 'ended'
    const mayApply = isOver && customer.kyc === 'approved' && customer.secured
    return ok({
      broker: row === undefined ? null : ownAgentView(row),
      mayApply: mayApply && (await isCompany(deps, customer.customerId)),
      contract: textOf('broker_contract', locale),
    })
  },
  apply: ({ inTx, customer: { customerId }, ip }, input) =>
    inTx(async (tx) => {
      const applied = await applyAsBroker(tx, deps, { customerId, ip }, input)
      return applied.ok ? ok(ownAgentView(await mustRead(tx, applied.value.id))) : applied
    }),
  sign: ({ inTx, customer: { customerId }, ip }, input) =>
    inTx(async (tx) => {
      const signed = await signContract(tx, { customerId, ip }, input, 'broker')
      return signed.ok ? ok(ownAgentView(await mustRead(tx, signed.value.id))) : signed
    }),
})

/** Accounts, orders and statements of a broker. A former broker can still read orders and statements. */
const brokerSide = (deps: Deps): Pick<Rows, 'accounts' | 'orders' | 'statements' | 'export'> => ({
  accounts: async ({ customer }, input) => {
    const { rows, ...list } = await listAccounts(deps, customer.customerId, input)
    return ok({ ...pageAnswer(input, list), rows: rows.map(accountView) })
  },
  orders: async ({ customer }, input) => {
    const { rows, ...list } = await listBrokerOrders(deps, { brokerCustomer: customer.customerId, ...input })
    return ok({ ...pageAnswer(input, list), rows: rows.map(brokerOrderView) })
  },
  statements: async ({ customer }) => ok({ rows: (await statementsOf(deps, customer.customerId)).map(statementView) }),
  export: ({ inTx, customer, ip, locale }, { month }) =>
    inTx(async (tx) => {
      const id = deps.random.uuid()
      const newExport = {
        id,
        customer: customer.customerId,
        programme: 'broker',
        month: month ?? null,
        lang: locale,
      } as const
      await insertExport(tx, newExport)
      await deps.enqueue(tx, 'write_agent_export', { id }, { key: `agent_export:${id}` })
      await recordAct(tx, { action: 'brokers.export', target: { type: 'agent_export', id }, ip })
      return ok({ jobId: id })
    }),
})

const keysOf = (deps: Deps): Pick<Rows, 'createKey' | 'keys' | 'deleteKey'> => ({
  createKey: async (call, input) => {
    const created = await createBrokerKey(deps, call, input)
    if (!created.ok) return created
    const { apiKey, secret, row } = created.value
    return ok({ apiKey, secret, key: brokerKeyView(row) })
  },
  keys: async ({ customer }) => {
    const broker = await newestAgent(deps, customer.customerId, 'broker')
    return ok({ rows: broker === undefined ? [] : (await listBrokerKeys(deps, broker.id)).map(brokerKeyView) })
  },
  deleteKey: (call, { id }) => deleteBrokerKey(call, id),
})

const clientSide = (deps: Deps): Pick<Rows, 'find' | 'powers' | 'grant' | 'withdraw' | 'clientOrders'> => ({
  find: ({ inTx, locale }, { code }) =>
    inTx(async (tx) => {
      const broker = await requireBroker(tx, code)
      return broker.ok ? ok({ broker: agentView(broker.value), power: textOf('broker_power', locale) }) : broker
    }),
  powers: async ({ customer }) => {
    const rows = await powersOfClient(deps, customer.customerId)
    return ok({ rows: await Promise.all(rows.map(async (row) => powerView(row, await mustRead(deps, row.agent_id)))) })
  },
  grant: ({ inTx, customer: { customerId }, ip }, input) =>
    inTx(async (tx) => {
      const granted = await grantPower(tx, deps, { customerId, ip }, input)
      return granted.ok ? ok(powerView(granted.value.power, granted.value.broker)) : granted
    }),
  withdraw: ({ inTx, customer: { customerId }, ip }, { id }) => inTx((tx) => withdrawPower(tx, { customerId, ip }, id)),
  clientOrders: async ({ customer }, input) => {
    const { rows, ...list } = await listBrokerOrders(deps, { client: customer.customerId, ...input })
    return ok({ ...pageAnswer(input, list), rows: rows.map(brokerOrderView) })
  },
})
