import { exits } from '@tessera/contract/payments/exits/exits.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { noun } from '#platform/http/serve.ts'
import { stopsNow } from './gate.ts'

export const exitRoutes = (deps: Pick<Deps, 'config' | 'db'>) =>
  noun('exits', exits, { stops: async () => ok({ rows: await stopsNow(deps) }) })
