import { exits } from '@tessera/contract/exits.ts'
import { ok } from '@tessera/domain/outcome.ts'
import type { Deps } from '../platform/deps.ts'
import { noun } from '../platform/http/serve.ts'
import { stopsNow } from './gate.ts'

export const exitRoutes = (deps: Pick<Deps, 'config' | 'db'>) =>
  noun('exits', exits, { stops: async () => ok({ rows: await stopsNow(deps) }) })
