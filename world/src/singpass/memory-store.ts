import type { Adapter, AdapterPayload } from 'oidc-provider'

type Row = { readonly payload: AdapterPayload; readonly endsAt: number }
/** The state of a stand-in, by kind and id. It survives a key rotation and ends with the process. */
export type Store = Map<string, Row>

const FOREVER = Number.POSITIVE_INFINITY

/** The rows of one kind, with the interface of oidc-provider. */
export function adapterOf(store: Store, kind: string): Adapter {
  const key = (id: string): string => `${kind}:${id}`
  const living = (id: string): AdapterPayload | undefined => {
    const row = store.get(key(id))
    return row === undefined || row.endsAt < Date.now() ? undefined : row.payload
  }
  const where = (is: (payload: AdapterPayload) => boolean): string[] =>
    [...store].filter(([name, { payload }]) => name.startsWith(`${kind}:`) && is(payload)).map(([name]) => name)
  return {
    upsert: async (id, payload, expiresIn) => {
      const endsAt = expiresIn === undefined ? FOREVER : Date.now() + expiresIn * 1000
      store.set(key(id), { payload, endsAt })
    },
    find: async (id) => living(id),
    findByUid: async (uid) => store.get(where((payload) => payload.uid === uid)[0] ?? '')?.payload,
    findByUserCode: async () => undefined,
    consume: async (id) => {
      const row = store.get(key(id))
      if (row !== undefined)
        store.set(key(id), { ...row, payload: { ...row.payload, consumed: Math.floor(Date.now() / 1000) } })
    },
    destroy: async (id) => void store.delete(key(id)),
    revokeByGrantId: async (grantId) => {
      for (const [name, { payload }] of store) if (payload.grantId === grantId) store.delete(name)
    },
  }
}
