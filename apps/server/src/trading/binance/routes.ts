import type { Deps } from '#platform/http/deps.ts'
import type { Chain } from '#payments/chain/chain.ts'
import type { TradingCore } from '#trading/trading/core.ts'
import { accountRoutesOfBinance } from './account.ts'
import { listenKeyRoutes } from './listen-keys.ts'
import { marketRoutesOfBinance } from './market-data.ts'
import { historyRoutes } from './wallet-history.ts'
import { orderListRoutes } from './order-lists.ts'
import { orderRoutesOfBinance } from './orders.ts'
import type { Route } from './route.ts'
import { walletRoutesOfBinance } from './wallet.ts'

/** All calls of the Binance API. */
export const binanceRoutes = (deps: Deps, trading: TradingCore, chain: Chain): readonly Route[] => [
  ...marketRoutesOfBinance({ db: deps.db, trading }),
  ...orderRoutesOfBinance({ ...deps, trading }),
  ...orderListRoutes({ ...deps, trading }),
  ...historyRoutes(deps),
  ...accountRoutesOfBinance(deps),
  ...listenKeyRoutes(deps),
  ...walletRoutesOfBinance({ ...deps, chain, takeTransfers: () => trading.submit({ kind: 'take_transfers' }) }),
]
