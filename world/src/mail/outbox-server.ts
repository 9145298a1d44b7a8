import Fastify from 'fastify'
import { pageBasics } from '../pages/frame.ts'
import type { Outbox } from './outbox.ts'
import { outboxPages } from './outbox-pages.ts'

/** Serves the outbox on a separate port, for tests of a production server, which has no such page. */
export async function serveOutbox(
  outbox: Outbox,
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const app = Fastify()
  await pageBasics(app)
  await app.register(outboxPages(outbox))
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url, stop: () => app.close() }
}
