import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { wallMs } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'

export type OutgoingSms = {
  /** The same for the same message, so that one that was handed over twice is sent once. */
  readonly id: string
  /** E.164. */
  readonly to: string
  readonly channel: 'sms' | 'voice'
  readonly lang: string
  readonly text: string
}
/** Rejects when the provider did not take the message; the job then tries again. Answers the provider's number for it. */
export type SendSms = (sms: OutgoingSms) => Promise<{ readonly id: string }>

const TIMEOUT_MS = 10_000
const Taken = z.object({ id: z.string().min(1).max(100) })

/** HMAC-SHA256 in hex over `time.text`: of our requests the body, of the provider's reports `id.status`. */
export const smsSignature = (secret: string, time: string, text: string): string =>
  createHmac('sha256', secret).update(`${time}.${text}`).digest('hex')

export function isSmsSignature(secret: string, time: string, text: string, signature: string): boolean {
  const right = Buffer.from(smsSignature(secret, time, text))
  const given = Buffer.from(signature)
  return right.length === given.length && timingSafeEqual(right, given)
}

/** SMS and voice by one signed POST of JSON, which every gateway can be put behind; its reports come to `callback`. */
export function httpSms({ SMS_URL, SMS_SECRET, PUBLIC_URL }: Config): SendSms {
  return async (sms) => {
    if (SMS_URL === undefined || SMS_SECRET === undefined) throw new Error('no SMS provider is configured')
    const callback = new URL('/ex/api/v1/sms/report', PUBLIC_URL).href
    const body = JSON.stringify({ ...sms, callback })
    const time = String(wallMs())
    const response = await fetch(SMS_URL, {
      method: 'POST',
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        'x-tessera-time': time,
        'x-tessera-signature': smsSignature(SMS_SECRET, time, body),
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`the SMS provider answered ${response.status}`)
    return Taken.parse(await response.json())
  }
}
