import { mayUse } from '@tessera/domain/access/api-keys/key.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import type { Deps } from '#platform/http/deps.ts'
import { BinanceError, refused } from './errors.ts'
import { closeListenKey, openListenKey, prolongListenKey } from './listen-keys.sql.ts'
import { type Caller, own, type Route } from './route.ts'

const path = '/api/v3/userDataStream'
const named = z.object({ listenKey: z.string().max(100) })
const unknown = () => new BinanceError(400, -1125, 'This listenKey does not exist.')

/** Returns the API key of a caller with the permission to read. Binance requires no signature here. */
function reader({ apiKey }: Caller): string {
  if (apiKey === undefined) throw new Error('a keyed route was called without an API key')
  const may = mayUse('read', apiKey, apiKey.now)
  if (!may.ok) throw refused(may)
  return apiKey.id
}

export const listenKeyRoutes = (deps: Pick<Deps, 'db' | 'config' | 'random'>): readonly Route[] => [
  own({
    method: 'POST',
    path,
    needs: 'key',
    input: z.object({}),
    handle: async (_input, caller) => ok({ listenKey: await openListenKey(deps, reader(caller)) }),
  }),
  own({
    method: 'PUT',
    path,
    needs: 'key',
    input: named,
    handle: async ({ listenKey }, caller) => {
      if (!(await prolongListenKey(deps, listenKey, reader(caller)))) throw unknown()
      return ok({})
    },
  }),
  own({
    method: 'DELETE',
    path,
    needs: 'key',
    input: named,
    handle: async ({ listenKey }, caller) => {
      if (!(await closeListenKey(deps, listenKey, reader(caller)))) throw unknown()
      return ok({})
    },
  }),
]
