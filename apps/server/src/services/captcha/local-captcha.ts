import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { CAPTCHA_MINUTES, fits, WORK_WITHOUT_PICTURE } from '@tessera/domain/services/captcha/puzzle.ts'
import { createChallenge, verifySolution } from 'altcha-lib/v1'
import { z } from 'zod'
import { cipherFor } from '#platform/secrets/cipher.ts'
import { type Config, derivedKey } from '#platform/config/config.ts'
import type { Random } from '#platform/random/random.ts'
import { drawPuzzle } from './draw-puzzle.ts'
import type { CaptchaProvider } from './provider.ts'

/** The data of a question, sealed, so that nothing has to be stored until it is answered. */
const Session = z.strictObject({
  scene: z.string(),
  ip: z.string(),
  /** The position of the gap; null without a picture. */
  gap: z.number().nullable(),
  until: z.number(),
})

/**
 * Our own captcha: a piece that is moved into its gap, and a small proof of work for the machine (ALTCHA). Without a
 * picture, the proof of work is larger. The answer: `csessionid` is the session, `sig` the position of the piece,
 * `token` ALTCHA's payload.
 */
export function localCaptcha(
  config: Pick<Config, 'SECRET_KEY' | 'CAPTCHA_WORK'>,
  random: Pick<Random, 'below'>,
): CaptchaProvider {
  const cipher = cipherFor(config, 'captcha session')
  const hmacKey = derivedKey(config, 'captcha work').toString('hex')
  return {
    siteKey: 'local',
    ask: async ({ scene, ip, way, now }) => {
      const drawn = way === 'slider' ? await drawPuzzle(random) : undefined
      const until = now.getTime() + CAPTCHA_MINUTES * MINUTE_MS
      const session = cipher.seal(JSON.stringify({ scene, ip, gap: drawn?.gap ?? null, until }))
      const maxnumber = config.CAPTCHA_WORK * (drawn === undefined ? WORK_WITHOUT_PICTURE : 1)
      const { challenge, salt, signature } = await createChallenge({ hmacKey, maxnumber, salt: session })
      return {
        provider: 'local',
        captcha: { challenge: session, gt: 'local', success: 1 },
        script: null,
        local: {
          work: { algorithm: 'SHA-256', challenge, maxnumber, salt, signature },
          puzzle: drawn?.puzzle ?? null,
        },
      }
    },
    holds: async ({ csessionid, sig, token }, { scene, ip, now }) => {
      const session = sessionIn(csessionid, cipher.open)
      if (session === undefined) return false
      const isOurs = session.scene === scene && session.ip === ip && session.until > now.getTime()
      const isPlaced = session.gap === null || (/^\d{1,3}$/.test(sig) && fits(Number(sig), session.gap))
      return isOurs && isPlaced && (await isSolved(token, csessionid, hmacKey))
    },
  }
}

function sessionIn(text: string, open: (sealed: string) => string): z.output<typeof Session> | undefined {
  try {
    return Session.parse(JSON.parse(open(text)))
  } catch {
    // A session that was not sealed here is not valid.
    return undefined
  }
}

const Payload = z.strictObject({
  algorithm: z.literal('SHA-256'),
  challenge: z.string(),
  number: z.number().int().min(0),
  salt: z.string(),
  signature: z.string(),
})

async function isSolved(token: string, session: string, hmacKey: string): Promise<boolean> {
  const payload = Payload.safeParse(payloadIn(token))
  return payload.success && payload.data.salt === `${session}&` && (await verifySolution(payload.data, hmacKey, false))
}

function payloadIn(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64').toString('utf8'))
  } catch {
    return undefined
  }
}
