import type { FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'

/** Programs with which anybody checks published figures independently. */
const programs = ['check-liabilities.mjs', 'check-allotment.mjs']

/** Serves the programs unchanged from the repository. */
export function servePrograms(app: FastifyInstance): void {
  for (const name of programs) {
    const file = new URL(`../../../../../scripts/${name}`, import.meta.url)
    app.get(`/${name}`, async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .header('content-disposition', `attachment; filename="${name}"`)
        .type('text/javascript; charset=utf-8')
        .send(await readFile(file, 'utf8')),
    )
  }
}
