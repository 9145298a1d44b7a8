import { type Client, createClient } from '@tessera/contract/platform/http/client.ts'
import type { Endpoints } from '@tessera/contract/platform/http/endpoint.ts'
import { randomUUID } from 'node:crypto'

/** A client of the API with a session token. */
export const clientOf = <T extends Endpoints>(baseUrl: string, token: string, rows: T): Client<T> =>
  createClient(rows, { baseUrl, headers: () => ({ token, language: 'en_US', client: 'pc' }) })

/** A new idempotency key, as of a first click. */
export const once = (): { idempotencyKey: string } => ({ idempotencyKey: randomUUID() })
