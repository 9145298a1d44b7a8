import { bcp47 } from '@tessera/contract/platform/text/locale.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Task } from 'graphile-worker'
import { z } from 'zod'
import { freezeUrl } from './freeze-token.ts'
import { joinUrl } from './join-token.ts'
import type { Deps } from '#platform/http/deps.ts'
import { readSetting } from '#platform/settings/settings.sql.ts'
import type { SendMail } from './smtp.ts'
import { codeOf } from './code-of.ts'
import { oneTimePasswordOf } from './one-time-password.ts'
import { withdrawalMailUrl } from './withdrawal-link.ts'
import { personLinkUrl } from './person-link.ts'
import { findWaiting, markSent } from './mail.sql.ts'
import { renderMail } from './render-mail.ts'

type MailDeps = Pick<Deps, 'config' | 'db' | 'inTx'>

/**
 * Sends one queued email. A second run finds it sent; after a crash in between, the second copy has the same
 * Message-ID.
 */
export async function sendMail(deps: MailDeps, send: SendMail, id: string): Promise<void> {
  const { value: queued } = await deps.inTx('job:send_mail')(async (tx) => {
    const mail = await findWaiting(tx, id)
    return ok(mail && { mail, pauseHours: (await readSetting(tx, 'waits')).securityPauseHours })
  })
  if (queued === undefined) return
  const { mail, pauseHours } = queued
  const host = new URL(deps.config.PUBLIC_URL).host
  const rendered = renderMail(mail, {
    host,
    pauseHours,
    codeOf: (challengeId) => codeOf(deps.config, challengeId),
    oneTimePasswordOf: (invitationId) => oneTimePasswordOf(deps.config, invitationId),
    personLinkUrlOf: (lang, link) => personLinkUrl(deps.config, lang, link),
    freezeUrlOf: (lang, link) => freezeUrl(deps.config, lang, link),
    withdrawalUrlOf: (lang, link) => withdrawalMailUrl(deps.config, lang, link),
    joinUrlOf: (lang, invitation) => joinUrl(deps.config, lang, invitation),
  })
  const messageId = `<${mail.id}@${new URL(deps.config.PUBLIC_URL).hostname}>`
  await send({ to: mail.recipient, lang: bcp47(mail.lang), messageId, ...rendered })
  await markSent(deps, id)
}

const Payload = z.object({ mail: z.uuid() })

export const sendMailTask =
  (deps: MailDeps, send: SendMail): Task =>
  (payload) =>
    sendMail(deps, send, Payload.parse(payload).mail)
