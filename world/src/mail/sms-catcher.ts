import Fastify from 'fastify'
import { z } from 'zod'
import { isSignature, signatureOf } from '../../../apps/server/src/platform/http/signed-post.ts'
import type { Outbox } from './outbox.ts'

export type SmsCatcher = {
  readonly url: string
  /** Sends later delivery reports in this way, for an exchange that does not listen. */
  readonly reportBy: (send: typeof fetch) => void
  readonly stop: () => Promise<void>
}

const Sms = z.object({
  id: z.string(),
  to: z.string(),
  channel: z.enum(['sms', 'voice']),
  lang: z.string(),
  text: z.string(),
  callback: z.url(),
})
type Sms = z.output<typeof Sms>
type Options = {
  readonly outbox: Outbox
  readonly secret: string
  /** True if the gateway sends delivery reports to the requested address. */
  readonly reports: boolean
}

/** An SMS gateway on this machine that stores every signed message in the outbox and delivers none. */
export async function startSmsCatcher({ outbox, secret, reports }: Options): Promise<SmsCatcher> {
  const app = Fastify()
  let send = fetch
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.post<{ Body: string }>('/messages', async ({ headers, body }, reply) => {
    const [time, signature] = [headers['x-tessera-time'], headers['x-tessera-signature']].map(String)
    if (!isSignature(secret, time ?? '', body, signature ?? '')) return reply.code(401).send({})
    const sms = Sms.parse(JSON.parse(body))
    // A repeated id is not sent again.
    const isNew = outbox.mails(sms.to).every(({ id }) => id !== sms.id)
    if (isNew) await outbox.add(caught(sms))
    if (reports) setImmediate(() => void report(sms, secret, send))
    return { id: sms.id }
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url: `${address}/messages`, reportBy: (next) => void (send = next), stop: () => app.close() }
}

const caught = ({ id, to, channel, text }: Sms) => ({
  id,
  at: new Date().toISOString(),
  from: channel,
  to,
  subject: text.split('\n').slice(0, 2).join(': '),
  text,
})

async function report({ id, callback }: Sms, secret: string, send: typeof fetch): Promise<void> {
  const time = String(Date.now())
  const status = 'delivered'
  const body = { id, status, time, signature: signatureOf(secret, time, `${id}.${status}`) }
  await send(callback, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch((error: unknown) => console.error('the exchange rejected the delivery report of a message', error))
}
