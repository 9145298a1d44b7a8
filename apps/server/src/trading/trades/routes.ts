import { trades } from '@tessera/contract/trading/trades/trades.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { type Noun, noun } from '#platform/http/serve.ts'
import { pageAnswer } from '#platform/database/keyset.ts'

import { readMarket } from '#trading/trading/markets.sql.ts'
import { readOwnTrades, readTape } from './trades.sql.ts'
import { marketUnknown } from '@tessera/domain/trading/markets/refusals.ts'

export const tradeRoutes = ({ db }: Pick<Deps, 'db'>): Noun =>
  noun('trades', trades, {
    list: async (_call, { symbol, limit, beforeSeq }) => {
      const market = await readMarket({ db }, symbol)
      if (market === undefined) return marketUnknown
      return ok({ symbol, rows: await readTape({ db }, market.terms, limit, beforeSeq) })
    },
    mine: async (call, request) => {
      const { rows, ...list } = await readOwnTrades({ db }, call.customer.customerId, request)
      return ok({ ...pageAnswer(request, list), rows })
    },
  })
