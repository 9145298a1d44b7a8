import type { FastifyInstance } from 'fastify'
import type { IdentityKeys } from './keys.ts'

/** Where vendors read the public halves of our keys: the address that is registered with them. */
export const KEYS_PATH = '/.well-known/identity-keys.json'

/** Publishes the public keys that our assertions are checked with and that answers are encrypted for. */
export function serveIdentityKeys(app: FastifyInstance, keys: IdentityKeys | undefined): void {
  app.get(KEYS_PATH, { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(keys?.published ?? { keys: [] }),
  )
}
