import { bcp47 } from '@tessera/contract/platform/text/locale.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Task } from 'graphile-worker'
import { z } from 'zod'
import { freezeUrl } from '#services/mail/freeze-token.ts'
import type { Deps } from '#platform/http/deps.ts'
import { unsentNotices } from '#platform/observing/metrics.ts'
import { servesPhone } from '#platform/settings/requirements.ts'
import { readSettings } from '#platform/settings/site-settings.sql.ts'
import type { SendSms } from './sms-provider.ts'
import { codeOf } from '#services/mail/code-of.ts'
import { renderSms } from './render-sms.ts'
import { findWaiting, markSent, markUnsent, type QueuedSms, type UnsentFor } from './sms.sql.ts'

type SmsDeps = Pick<Deps, 'config' | 'db' | 'inTx'>

/**
 * Sends one queued message. A second run finds it sent, and the provider recognizes a second copy by its id. A notice
 * whose channel is off stays queued, and one that cannot be sent is stored with the reason.
 */
export async function sendSms(deps: SmsDeps, send: SendSms, id: string): Promise<void> {
  const { value: sms } = await deps.inTx('job:send_sms')(async (tx) => ok(await findWaiting(tx, id)))
  if (sms === undefined) return
  const why = sms.isNotice ? await whyUnsent(deps, sms) : undefined
  if (why !== undefined) {
    await markUnsent(deps, id, why)
    unsentNotices.inc({ why })
    return
  }
  const text = renderSms(sms, {
    codeOf: (challengeId) => codeOf(deps.config, challengeId),
    freezeUrlOf: (link) => freezeUrl(deps.config, sms.lang, link),
  })
  const { id: providerId } = await send({
    id: sms.id,
    to: sms.phone,
    channel: sms.channel,
    lang: bcp47(sms.lang),
    text,
  })
  await markSent(deps, id, providerId)
}

async function whyUnsent(deps: Pick<Deps, 'config' | 'db'>, { phone }: QueuedSms): Promise<UnsentFor | undefined> {
  if (deps.config.SMS_URL === undefined) return 'provider'
  return servesPhone(await readSettings(deps), phone) ? undefined : 'region'
}

const Payload = z.object({ sms: z.uuid() })

export const sendSmsTask =
  (deps: SmsDeps, send: SendSms): Task =>
  (payload) =>
    sendSms(deps, send, Payload.parse(payload).sms)
