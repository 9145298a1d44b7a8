import { trades } from '@tessera/contract/trades.ts'
import { ok } from '@tessera/domain/outcome.ts'
import type { Deps } from '../platform/deps.ts'
import { type Noun, noun } from '../platform/http/serve.ts'
import { pageAnswer } from '../platform/keyset.ts'
import { marketUnknown } from '@tessera/domain/markets/market.ts'

import { readMarket } from '../trading/markets.sql.ts'
import { readOwnTrades, readTape } from './trades.sql.ts'

export const tradeRoutes = ({ db }: Pick<Deps, 'db'>): Noun =>
  noun('trades', trades, {
    list: async (_call, { symbol, limit, beforeSeq }) => {
      const market = await readMarket({ db }, symbol)
      if (market === undefined) return marketUnknown
      return ok({ symbol, rows: await readTape({ db }, market.terms, limit, beforeSeq) })
    },
    mine: async (call, asked) => {
      const { rows, ...list } = await readOwnTrades({ db }, call.customer.customerId, asked)
      return ok({ ...pageAnswer(asked, list), rows })
    },
  })
