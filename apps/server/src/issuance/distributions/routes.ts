import { distributions } from '@tessera/contract/issuance/distributions/distributions.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { ok, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { noun } from '#platform/http/serve.ts'
import { pageAnswer } from '#platform/database/keyset.ts'
import { announcedOf, findOwn, listOwn, ownTotals } from './list-distributions.sql.ts'
import { announcedView, ownDistributionView } from './view.ts'
import { voucherOf } from './voucher.ts'

export const distributionRoutes = (deps: Pick<Deps, 'db'>) =>
  noun('distributions', distributions, {
    list: async ({ customer, locale }, input) => {
      const { rows, ...list } = await listOwn(deps, customer.customerId, input)
      return ok({ ...pageAnswer(input, list), rows: rows.map((row) => ownDistributionView(row, locale)) })
    },
    totals: async ({ customer }) => {
      const rows = await ownTotals(deps, customer.customerId)
      return ok({
        rows: rows.map(({ year, currency, scale, gross, tax, net }) => ({
          year,
          currency,
          gross: formatAmount(gross, scale),
          tax: formatAmount(tax, scale),
          net: formatAmount(net, scale),
        })),
      })
    },
    voucher: async ({ customer }, { id }) => {
      const row = await findOwn(deps, customer.customerId, id)
      return row === undefined ? refuse('NOT_FOUND') : ok(await voucherOf(row))
    },
    ofProduct: async (_call, { symbol }) => ok({ rows: (await announcedOf(deps, symbol)).map(announcedView) }),
  })
