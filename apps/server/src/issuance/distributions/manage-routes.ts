import { distributionsManage } from '@tessera/contract/issuance/distributions/distributions-manage.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { assert, ok, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import { noun } from '#platform/http/serve.ts'
import { pageAnswer } from '#platform/database/keyset.ts'
import type { Source } from '#platform/database/rows.ts'
import { declareDistribution, withdrawDistribution } from './declare.ts'
import { holdersFile } from './holders-file.ts'
import { findManaged, listHolders, listManaged } from './list-distributions.sql.ts'
import { holderView, managedView } from './view.ts'

export const distributionManageRoutes = (deps: Pick<Deps, 'db' | 'random'>) =>
  noun('distributions-manage', distributionsManage, {
    list: async ({ locale }, input) => {
      const { rows, ...list } = await listManaged(deps, input)
      const all = []
      for (const row of rows) all.push(await managedView(deps, row, locale))
      return ok({ ...pageAnswer(input, list), rows: all })
    },
    get: async ({ locale }, { id }) => {
      const row = await findManaged(deps, id)
      return row === undefined ? refuse('NOT_FOUND') : ok(await managedView(deps, row, locale))
    },
    holders: async (_call, input) => {
      const d = await findManaged(deps, input.id)
      if (d === undefined) return refuse('NOT_FOUND')
      const { rows, ...list } = await listHolders(deps, input)
      return ok({ ...pageAnswer(input, list), rows: rows.map((row) => holderView(row, d)) })
    },
    holdersFile: ({ inTx, ip, locale }, { id }) =>
      inTx(async (tx) => {
        const d = await findManaged(tx, id)
        if (d === undefined) return refuse('NOT_FOUND')
        await recordAct(tx, { action: 'distributions.download_holders', target: { type: 'distribution', id }, ip })
        return ok(await holdersFile(tx, d, locale))
      }),
    declare: ({ inTx, operator, ip, locale }, input) =>
      inTx(async (tx) => {
        const by = { id: deps.random.uuid(), operatorId: operator.operatorId, ip }
        const declared = await declareDistribution(tx, by, input)
        return declared.ok ? ok(await replyOf(tx, declared.value.id, locale)) : declared
      }),
    withdraw: ({ inTx, operator, ip, locale }, { id, reason }) =>
      inTx(async (tx) => {
        const withdrawn = await withdrawDistribution(tx, { id, operatorId: operator.operatorId, ip }, reason)
        return withdrawn.ok ? ok(await replyOf(tx, id, locale)) : withdrawn
      }),
  })

async function replyOf(source: Source, id: string, locale: Locale) {
  const row = await findManaged(source, id)
  assert(row, `distribution ${id} cannot be read`)
  return managedView(source, row, locale)
}
