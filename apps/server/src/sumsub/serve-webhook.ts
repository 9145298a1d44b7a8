import { ok, refuse } from '@tessera/domain/outcome.ts'
import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { cipherFor } from '../platform/cipher.ts'
import type { Deps } from '../platform/deps.ts'
import { sendRefusal, sendReply } from '../platform/http/answer.ts'
import { ipOf } from '../platform/http/caller-ip.ts'
import { byLine, rateLimitBy, type Weigh } from '../platform/rate-limit.ts'
import { keepEvent } from './events.sql.ts'
import { sumsubSettings } from './settings.ts'
import { isFromSumsub } from './verify-digest.ts'

export const WEBHOOK_PATH = 'ex/api/v1/sumsub/webhook'
const MOST_BYTES = 256 * 1024
const RATE = { points: 6000, seconds: 60 }

type WebhookDeps = Pick<Deps, 'config' | 'random' | 'inTx' | 'enqueue'>

/** Webhooks may hold the vendor's comments about a person. */
export const webhookCipher = (config: Deps['config']) => cipherFor(config, 'sumsub webhook')

/**
 * Receives the vendor's webhooks: verifies the digest over the raw bytes, stores them, and answers. A job applies them later,
 * because the vendor waits at most five seconds. Without the vendor's settings, every webhook is refused (threat KYC-02).
 */
export async function serveWebhook(app: FastifyInstance, deps: WebhookDeps, weigh: Weigh): Promise<void> {
  const settings = sumsubSettings(deps.config)
  const limit = rateLimitBy(weigh)
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body))
    scope.post(`/${WEBHOOK_PATH}`, { schema: { hide: true }, bodyLimit: MOST_BYTES }, async (request, reply) => {
      const seconds = await limit(WEBHOOK_PATH, byLine(ipOf(request)), RATE)
      if (seconds !== undefined)
        return sendRefusal(request, reply, refuse('TOO_MANY_REQUESTS', { params: { seconds } }))
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const { 'x-payload-digest': digest, 'x-payload-digest-alg': announced } = request.headers
      const by = settings && { algorithm: deps.config.SUMSUB_WEBHOOK_ALGORITHM, secret: settings.webhookSecret }
      if (by === undefined || !isFromSumsub(by, { digest, announced, body }))
        return sendRefusal(request, reply, refuse('FORBIDDEN'))
      await keep(deps, body)
      return sendReply(request, reply, {})
    })
    done()
  })
}

async function keep({ config, random, inTx, enqueue }: WebhookDeps, body: Buffer): Promise<void> {
  const id = random.uuid()
  const digest = createHash('sha256').update(body).digest('hex')
  const bodySealed = webhookCipher(config).seal(body.toString('utf8'))
  await inTx('job:sumsub')(async (tx) => {
    if (await keepEvent(tx, { id, digest, bodySealed })) await enqueue(tx, 'apply_sumsub_event', { event: id })
    return ok(undefined)
  })
}
