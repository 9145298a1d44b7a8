import { marketRoutes } from './markets/routes.ts'
import { orderRoutes } from './orders/routes.ts'
import { depositRoutes } from './deposits/routes.ts'
import type { Deps } from './platform/deps.ts'
import type { Noun } from './platform/http/serve.ts'
import { tradeRoutes } from './trades/routes.ts'
import { configuredChain } from './providers/configured-chain.ts'
import type { TradingCore } from './trading/core.ts'
import { withdrawalReviewRoutes, withdrawalRoutes } from './withdrawals/routes.ts'

/** Every noun that the API serves: one line each. */
export const nouns = (deps: Deps, trading: TradingCore): readonly Noun[] => [
  depositRoutes(deps, configuredChain(deps.config)),
  marketRoutes(deps, trading),
  orderRoutes(deps, trading),
  tradeRoutes(deps),
  withdrawalReviewRoutes(deps),
  withdrawalRoutes(deps, configuredChain(deps.config)),
]
