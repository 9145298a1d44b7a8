import { z } from 'zod'
import { boundedJson } from '#platform/http/bounded-answer.ts'
import type { Config } from '#platform/config/config.ts'
import { signedPost } from '#platform/http/signed-post.ts'

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

const Taken = z.object({ id: z.string().min(1).max(100) })

/** SMS and voice by one signed POST of JSON, which every gateway can be put behind; its reports come to `callback`. */
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
