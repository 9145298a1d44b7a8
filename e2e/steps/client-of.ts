import { type Client, createClient } from '@tessera/contract/platform/http/client.ts'
import type { Endpoints } from '@tessera/contract/platform/http/endpoint.ts'
import { randomUUID } from 'node:crypto'

/** The product's own calls as somebody who is signed in makes them. */
export const clientOf = <T extends Endpoints>(baseUrl: string, token: string, rows: T): Client<T> =>
  createClient(rows, { baseUrl, headers: () => ({ token, language: 'en_US', client: 'pc' }) })

/** The key of a first click. */
export const once = (): { idempotencyKey: string } => ({ idempotencyKey: randomUUID() })
