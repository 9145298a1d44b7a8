import { apiKeys } from '@tessera/contract/access/api-keys/api-keys.ts'
import { MAX_KEYS } from '@tessera/domain/access/api-keys/key.ts'
import { ok, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { type Noun, noun } from '#platform/http/serve.ts'
import { type ApiKeyRow, deleteKey, findKey, listKeys, lockKey } from './api-keys.sql.ts'
import { createKey } from './create-key.ts'
import { noteChange } from './note-change.ts'
import { updateKey } from './update-key.ts'

export const keyView = (row: ApiKeyRow) => ({
  id: row.id,
  label: row.label,
  ending: row.ending,
  type: row.type,
  scopes: [...row.scopes],
  ips: [...row.ips],
  status: row.status,
  createdAt: row.created_at.toISOString(),
  actsFrom: row.acts_from.toISOString(),
  expiresAt: row.expires_at?.toISOString() ?? null,
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  subAccount: row.sub_account,
  broker: row.broker,
})

export const apiKeyRoutes = (deps: Deps): Noun =>
  noun('api-keys', apiKeys, {
    create: async (call, input) => {
      const created = await createKey(deps, call, input)
      if (!created.ok) return created
      const { apiKey, secret, row } = created.value
      const key = keyView(row)
      return ok({ apiKey, secret, expiresAt: key.expiresAt, key })
    },
    list: async ({ customer }) => {
      const rows = await listKeys(deps, customer.customerId)
      return ok({ rows: rows.map(keyView), max: MAX_KEYS })
    },
    one: async ({ customer }, { id }) => {
      const row = await findKey(deps, customer.customerId, id)
      return row === undefined ? refuse('NOT_FOUND') : ok(keyView(row))
    },
    update: async (call, input) => {
      const changed = await updateKey(call, input)
      return changed.ok ? ok(keyView(changed.value)) : changed
    },
    delete: (call, { id }) =>
      call.inTx(async (tx) => {
        const key = await lockKey(tx, call.customer.customerId, id)
        if (key === undefined) return refuse('NOT_FOUND')
        await deleteKey(tx, id)
        await noteChange(tx, call, 'deleted', key)
        return ok({})
      }),
  })
