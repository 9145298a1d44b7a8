import { sumsubWebhooks } from '@tessera/contract/identity/sumsub/sumsub.ts'
import { ok, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { createHash } from 'node:crypto'
import { cipherFor } from '#platform/secrets/cipher.ts'
import type { Deps } from '#platform/http/deps.ts'
import { noun, type Noun } from '#platform/http/serve.ts'
import { insertEvent } from './events.sql.ts'
import { sumsubSettings } from './settings.ts'
import { isFromSumsub } from './verify-digest.ts'

/** Encrypts webhooks, which may contain the vendor's comments about a person. */
export const webhookCipher = (config: Deps['config']) => cipherFor(config, 'sumsub webhook')

/**
 * Receives the vendor's webhooks: verifies the digest over the raw bytes, stores them, and responds. A job applies them
 * later, because the vendor waits at most five seconds. Without the vendor's settings, every webhook is refused (threat
 * KYC-02).
 */
export function sumsubWebhookRoutes(deps: Deps): Noun {
  const settings = sumsubSettings(deps.config)
  const by = settings && { algorithm: deps.config.SUMSUB_WEBHOOK_ALGORITHM, secret: settings.webhookSecret }
  return noun('sumsub_webhooks', sumsubWebhooks, {
    receive: async ({ signed }) => {
      const { 'x-payload-digest': digest, 'x-payload-digest-alg': announced } = signed?.headers ?? {}
      if (by === undefined || signed === undefined || !isFromSumsub(by, { digest, announced, body: signed.bytes }))
        return refuse('FORBIDDEN')
      await storeEvent(deps, signed.bytes)
      return ok({})
    },
  })
}

async function storeEvent(
  { config, random, inTx, enqueue }: Pick<Deps, 'config' | 'random' | 'inTx' | 'enqueue'>,
  body: Buffer,
): Promise<void> {
  const id = random.uuid()
  const digest = createHash('sha256').update(body).digest('hex')
  const bodySealed = webhookCipher(config).seal(body.toString('utf8'))
  await inTx('job:sumsub')(async (tx) => {
    if (await insertEvent(tx, { id, digest, bodySealed })) await enqueue(tx, 'apply_sumsub_event', { event: id })
    return ok(undefined)
  })
}
