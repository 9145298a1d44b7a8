import { bcp47 } from '@tessera/contract/locale.ts'
import type { Task } from 'graphile-worker'
import { z } from 'zod'
import type { Deps } from '../platform/deps.ts'
import type { SendSms } from '../providers/sms.ts'
import { codeOf } from '../verification/code-of.ts'
import { renderSms } from './render-sms.ts'
import { findWaiting, markSent } from './sms.sql.ts'

/** Sends one message that waits. Run again, it finds it sent; the provider knows a second copy by its id. */
export async function sendSms(deps: Pick<Deps, 'config' | 'db'>, send: SendSms, id: string): Promise<void> {
  const sms = await findWaiting(deps, id)
  if (sms === undefined) return
  const text = renderSms(sms, (challengeId) => codeOf(deps.config, challengeId))
  const { id: providerId } = await send({
    id: sms.id,
    to: sms.phone,
    channel: sms.channel,
    lang: bcp47(sms.lang),
    text,
  })
  await markSent(deps, id, providerId)
}

const Payload = z.object({ sms: z.uuid() })

export const sendSmsTask =
  (deps: Pick<Deps, 'config' | 'db'>, send: SendSms): Task =>
  (payload) =>
    sendSms(deps, send, Payload.parse(payload).sms)
