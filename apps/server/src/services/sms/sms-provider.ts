import { z } from 'zod'
import { boundedJson } from '#platform/http/bounded-answer.ts'
import type { Config } from '#platform/config/config.ts'
import { signedPost } from '#platform/http/signed-post.ts'

export type OutgoingSms = {
  /** A repeated message has an equal id, so that it is sent once. */
  readonly id: string
  /** E.164. */
  readonly to: string
  readonly channel: 'sms' | 'voice'
  readonly lang: string
  readonly text: string
}
/** Rejects if the provider did not accept the message; the job then tries again. Returns the provider's id. */
export type SendSms = (sms: OutgoingSms) => Promise<{ readonly id: string }>

const Taken = z.object({ id: z.string().min(1).max(100) })

/**
 * Sends SMS and voice calls by one signed POST of JSON, which any gateway can be adapted to. Its reports arrive at
 * `callback`.
 */
export function httpSms({ SMS_URL, SMS_SECRET, PUBLIC_URL }: Config): SendSms {
  return async (sms) => {
    if (SMS_URL === undefined || SMS_SECRET === undefined) throw new Error('no SMS provider is configured')
    const callback = new URL('/ex/api/v1/sms/report', PUBLIC_URL).href
    const body = JSON.stringify({ ...sms, callback })
    const response = await signedPost(SMS_URL, { secret: SMS_SECRET, type: 'application/json', body })
    if (!response.ok) throw new Error(`the SMS provider answered ${response.status}`)
    return Taken.parse(await boundedJson(response))
  }
}
