import type { Deps } from './platform/deps.ts'
import type { Noun } from './platform/http/serve.ts'
import type { TradingCore } from './trading/core.ts'

/** Every noun that the API serves: one line each. */
export const nouns = (_deps: Deps, _trading: TradingCore): readonly Noun[] => []
