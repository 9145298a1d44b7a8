import { stops } from '@tessera/contract/access/stops/stops.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { noun, type Noun } from '#platform/http/serve.ts'
import { type RestrictMarkets, setStop } from './set-stop.ts'
import { stopView } from './stop-view.ts'
import { listStops, waitForLocks } from './stops.sql.ts'
import { retryWhileLocked } from './retry-while-locked.ts'

export const stopRoutes = ({ random }: Pick<Deps, 'random'>, restrictMarkets: RestrictMarkets): Noun =>
  noun('stops', stops, {
    list: (call) => call.inTx(async (tx) => ok({ rows: (await listStops(tx)).map(stopView) })),
    set: (call, input) =>
      retryWhileLocked(() =>
        call.inTx(async (tx) => {
          await waitForLocks(tx)
          const by = { id: random.uuid(), operatorId: call.operator.operatorId, ip: call.ip }
          const set = await setStop(tx, by, input, restrictMarkets)
          return set.ok ? ok(stopView(set.value)) : set
        }),
      ),
  })
