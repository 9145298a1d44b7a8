import Fastify from 'fastify'
import { appendFile } from 'node:fs/promises'
import { z } from 'zod'
import { CopyRestart, currentHistory, entryOf, Held } from '../../apps/server/src/services/audit/copy-line.ts'
import { CHAIN_START, isNextLink } from '../../apps/server/src/services/audit/verify-chain.ts'
import { isSignature } from '../../apps/server/src/platform/http/signed-post.ts'
import { readWholeLines } from './json-lines.ts'

export type AuditKeeper = {
  /** The value of AUDIT_COPY_URL. */
  readonly url: string
  readonly stop: () => Promise<void>
}
type Options = { readonly secret: string; readonly file: string }

const LINES = 1000
const Ask = z.union([z.object({ after: Held.shape.seq }), CopyRestart])

/**
 * Keeps the copy of the audit log as a party outside the exchange would. It accepts signed lines that continue its
 * copy, appends them to a file and never changes one. It skips lines that it already has, rejects lines that do not
 * follow, and returns its last entry. It also returns its copy, and continues after a restore if a signed request
 * proves one of its own entries.
 */
export async function startAuditKeeper({ secret, file }: Options): Promise<AuditKeeper> {
  const held = currentHistory(await readWholeLines(file)).map((line) => ({ line, entry: entryOf(line) }))
  const end = () => held.at(-1)?.entry ?? CHAIN_START
  const app = Fastify({ bodyLimit: 16 * 1024 * 1024 })
  app.removeAllContentTypeParsers()
  const types = ['application/x-ndjson', 'application/json']
  app.addContentTypeParser(types, { parseAs: 'string' }, (_request, body, done) => done(null, body))

  const take = async (body: string): Promise<void> => {
    const taken: string[] = []
    for (const line of body.split('\n').filter((each) => each !== '')) {
      const entry = entryOf(line)
      if (!isNextLink(end(), entry)) continue
      held.push({ line, entry })
      taken.push(`${line}\n`)
    }
    await appendFile(file, taken.join(''))
  }
  /** False if the copy has no such entry: then the request comes from another exchange. */
  const begin = async ({ beginning }: CopyRestart): Promise<boolean> => {
    const { after, instead } = beginning
    const isHeld = (link: Held): boolean =>
      link.seq === String(CHAIN_START.seq) ||
      held.some(({ entry }) => String(entry.seq) === link.seq && entry.hash === link.hash)
    if (String(end().seq) === after.seq && end().hash === after.hash) return true
    if (!isHeld(after) || String(end().seq) !== instead.seq || end().hash !== instead.hash) return false
    while (end().seq > BigInt(after.seq)) held.pop()
    await appendFile(file, `${JSON.stringify({ beginning })}\n`)
    return true
  }

  app.post<{ Body: string }>('/entries', async ({ headers, body }, reply): Promise<Held | string> => {
    const [time = '', given = ''] = [headers['x-tessera-time'], headers['x-tessera-signature']].map(String)
    if (!isSignature(secret, time, body, given)) return reply.code(401).send()
    if (headers['content-type'] !== 'application/json') await take(body)
    else {
      const request = Ask.parse(JSON.parse(body))
      if ('after' in request) {
        const lines = held.filter(({ entry }) => entry.seq > BigInt(request.after)).slice(0, LINES)
        return reply.type('application/x-ndjson').send(lines.map(({ line }) => `${line}\n`).join(''))
      }
      if (!(await begin(request))) return reply.code(409).send()
    }
    return { seq: String(end().seq), hash: end().hash }
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url: `${address}/entries`, stop: () => app.close() }
}
