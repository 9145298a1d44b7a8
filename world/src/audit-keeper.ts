import Fastify from 'fastify'
import { appendFile } from 'node:fs/promises'
import { entryOf, type Held } from '../../apps/server/src/audit/copy-line.ts'
import { BEFORE_THE_FIRST, follows } from '../../apps/server/src/audit/verify-chain.ts'
import { isSignature } from '../../apps/server/src/platform/signed-post.ts'
import { readWholeLines } from './json-lines.ts'

export type AuditKeeper = {
  /** What AUDIT_COPY_URL points to. */
  readonly url: string
  readonly stop: () => Promise<void>
}
type Options = { readonly secret: string; readonly file: string }

/**
 * Keeps the copy of the audit log as somebody outside the house would: it takes signed lines that follow what it holds, appends them
 * to a file and never changes one. Lines that it has are taken no second time, what does not follow is not taken; it answers its end.
 */
export async function startAuditKeeper({ secret, file }: Options): Promise<AuditKeeper> {
  const lastLine = (await readWholeLines(file)).at(-1)
  let last = lastLine === undefined ? BEFORE_THE_FIRST : entryOf(lastLine)
  const app = Fastify({ bodyLimit: 16 * 1024 * 1024 })
  app.addContentTypeParser('application/x-ndjson', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.post<{ Body: string }>('/entries', async ({ headers, body }, reply): Promise<Held> => {
    const [time = '', given = ''] = [headers['x-tessera-time'], headers['x-tessera-signature']].map(String)
    if (!isSignature(secret, time, body, given)) return reply.code(401).send()
    const taken: string[] = []
    for (const line of body.split('\n').filter((each) => each !== '')) {
      const entry = entryOf(line)
      if (!follows(last, entry)) continue
      last = entry
      taken.push(`${line}\n`)
    }
    await appendFile(file, taken.join(''))
    return { seq: String(last.seq), hash: last.hash }
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url: `${address}/entries`, stop: () => app.close() }
}
