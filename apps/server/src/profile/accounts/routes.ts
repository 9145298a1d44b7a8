import { accounts } from '@tessera/contract/profile/accounts/accounts.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { MAX_HISTORY_ROWS } from '@tessera/domain/profile/accounts/history.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { noun } from '#platform/http/serve.ts'
import { pageAnswer } from '#platform/database/keyset.ts'
import { shownFiat } from '#books/rates/fiat-of.ts'
import { listSubAccounts } from '#access/customers/family.sql.ts'
import { zoneOf } from '#services/messages/messages.sql.ts'
import { averageCost } from './average-cost.ts'
import { chosenFiat } from './chosen-fiat.sql.ts'
import { holdingsOf } from './holdings.sql.ts'
import { readHistory } from './read-history.ts'
import { overviewView } from './show-overview.ts'
import { statementOf } from './statement.ts'
import { historyTooManyRows } from './refusals.ts'

export const accountRoutes = () =>
  noun('accounts', accounts, {
    overview: (call, { fiat }) =>
      call.inTx(async (tx) => {
        const { customerId } = call.customer
        const known = await shownFiat(tx, fiat, () => chosenFiat(tx, customerId))
        if (!known.ok) return known
        const { code } = known.value
        const rows = await holdingsOf(tx, customerId, code)
        const subs = await Promise.all(
          (await listSubAccounts(tx, customerId)).map(async ({ id, name }) => ({
            id,
            name,
            holdings: await holdingsOf(tx, id, code),
          })),
        )
        return ok(overviewView(rows, known.value, tx.now, call.locale, subs))
      }),
    averageCost: (call, { coin }) => call.inTx(async (tx) => ok(await averageCost(tx, call.customer.customerId, coin))),
    flowingWater: (call, { page, pageSize, after, ...filter }) =>
      call.inTx(async (tx) => {
        const read = await readHistory(
          tx,
          call.customer.customerId,
          filter,
          { page, pageSize, after },
          { locale: call.locale },
        )
        if (!read.ok) return read
        const { rows, pending, sums, ...list } = read.value
        return ok({
          ...pageAnswer({ page, pageSize }, list),
          rows,
          pending,
          sums: sums.map(({ coin, scale, received, sent }) => ({
            coin,
            received: formatAmount(received, scale),
            sent: formatAmount(sent, scale),
          })),
        })
      }),
    flowingWaterCsv: (call, input) =>
      call.inTx(async (tx) => {
        const all = { page: 1, pageSize: MAX_HISTORY_ROWS }
        const read = await readHistory(tx, call.customer.customerId, input, all, {
          locale: call.locale,
          bothSides: true,
        })
        if (!read.ok) return read
        const { total, rows, pending } = read.value
        if (total > MAX_HISTORY_ROWS) return historyTooManyRows(MAX_HISTORY_ROWS)
        return ok(statementOf([...pending, ...rows], call.locale, await zoneOf(tx, call.customer.customerId)))
      }),
  })
