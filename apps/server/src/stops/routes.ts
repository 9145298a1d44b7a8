import { stops } from '@tessera/contract/stops.ts'
import { ok } from '@tessera/domain/outcome.ts'
import type { Deps } from '../platform/deps.ts'
import { noun, type Noun } from '../platform/http/serve.ts'
import { setStop } from './set-stop.ts'
import { shownStop } from './shown.ts'
import { listStops } from './stops.sql.ts'

export const stopRoutes = ({ random }: Pick<Deps, 'random'>): Noun =>
  noun('stops', stops, {
    list: (call) => call.inTx(async (tx) => ok({ rows: (await listStops(tx)).map(shownStop) })),
    set: (call, input) =>
      call.inTx(async (tx) => {
        const by = { id: random.uuid(), operatorId: call.operator.operatorId, ip: call.ip }
        const set = await setStop(tx, by, input)
        return set.ok ? ok(shownStop(set.value)) : set
      }),
  })
