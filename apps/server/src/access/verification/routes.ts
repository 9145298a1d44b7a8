import {
  type Challenge as ChallengeReply,
  CodeScene,
  verification,
} from '@tessera/contract/access/verification/verification.ts'
import { maskEmail } from '@tessera/domain/access/customers/email.ts'
import { isPhone, maskPhone } from '@tessera/domain/access/customers/phone.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { CODE_SECONDS, RESEND_SECONDS } from '@tessera/domain/access/verification/code.ts'
import type { z } from 'zod'
import { findContact } from '#access/customers/customers.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import { type Handlers, noun, type Noun } from '#platform/http/serve.ts'
import { pauseOf } from '#access/withdrawal-pauses/pause-of.ts'
import { channelStatus } from './channel-status.sql.ts'
import { readDemands, readFactors } from './owned-factors.sql.ts'
import { proveFundPassword } from './prove-fund-password.ts'
import { proveAuthenticator, proveCode } from './prove-code.ts'
import { sendCode } from './send-code.ts'
import { sendPublicCode } from './send-public-code.ts'
import type { Challenge } from './verification.sql.ts'

type CodeView = z.input<typeof ChallengeReply>

/** Returns a sent code as its reader sees it, with the status of its channel. */
async function codeView(deps: Deps, sent: Challenge, phoneChannel: 'sms' | 'voice'): Promise<CodeView> {
  return {
    challengeId: sent.id,
    scene: CodeScene.parse(sent.scene),
    channelStatus: await channelStatus(deps, isPhone(sent.target) ? phoneChannel : 'email'),
    resendIn: RESEND_SECONDS,
    expiresIn: CODE_SECONDS,
    resendAt: sent.resend_at.toISOString(),
    expiresAt: sent.expires_at.toISOString(),
  }
}

const verificationHandlers = (deps: Deps): Handlers<typeof verification> => ({
  sendEmail: async (call, input) => {
    const sent = await sendPublicCode(deps, call, 'email', { ...input, channel: 'sms' })
    return sent.ok ? ok(await codeView(deps, sent.value, 'sms')) : sent
  },
  sendSms: async (call, input) => {
    const sent = await sendPublicCode(deps, call, 'mobile', input)
    return sent.ok ? ok(await codeView(deps, sent.value, input.channel)) : sent
  },

  demands: ({ customer: { customerId }, inTx }, { scene }) =>
    inTx(async (tx) => {
      const demands = await readDemands(tx, customerId, scene)
      if (!demands.ok) return demands
      const { email, phone } = await findContact(tx, customerId)
      const masked = { email: email && maskEmail(email), mobile: phone && maskPhone(phone) }
      const { fundPassword: hasFundPassword } = await readFactors(tx, customerId)
      const pause = await pauseOf(tx, { customerId, hasFundPassword }, scene)
      return ok({ demands: demands.value.map((group) => [...group]), masked, pause })
    }),

  sendCode: async (call, input) => {
    const sent = await sendCode(deps, call, input)
    return sent.ok ? ok(await codeView(deps, sent.value, input.channel)) : sent
  },

  prove: (call, input) => proveCode(deps, call, input),
  proveAuthenticator: (call, input) => proveAuthenticator(deps, call, input),
  proveFundPassword: (call, input) => proveFundPassword(deps, call, input),
})

export const verificationRoutes = (deps: Deps): Noun => noun('verification', verification, verificationHandlers(deps))
