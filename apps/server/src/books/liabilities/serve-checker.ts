import type { FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'

const checker = new URL('../../../../../scripts/check-liabilities.mjs', import.meta.url)

/** Serves the program with which anybody checks a proof independently, unchanged from the repository. */
export function serveChecker(app: FastifyInstance): void {
  app.get('/check-liabilities.mjs', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .header('content-disposition', 'attachment; filename="check-liabilities.mjs"')
      .type('text/javascript; charset=utf-8')
      .send(await readFile(checker, 'utf8')),
  )
}
