import type { FastifyInstance } from 'fastify'
import type { IdentityKeys } from './keys.ts'

/** The path from which vendors fetch our public keys; it is registered with them. */
export const KEYS_PATH = '/.well-known/identity-keys.json'

/** Publishes our public keys. Vendors verify our assertions and encrypt their responses with them. */
export function serveIdentityKeys(app: FastifyInstance, keys: IdentityKeys | undefined): void {
  app.get(KEYS_PATH, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(keys?.published ?? { keys: [] }),
  )
}
