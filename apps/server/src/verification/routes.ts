import { verification } from '@tessera/contract/verification.ts'
import { maskEmail } from '@tessera/domain/customers/email.ts'
import { maskPhone } from '@tessera/domain/customers/phone.ts'
import { ok } from '@tessera/domain/outcome.ts'
import { requireCaptcha } from '../captcha/require-captcha.ts'
import { findByEmail, findContact } from '../customers/customers.sql.ts'
import type { Deps } from '../platform/deps.ts'
import { type Handlers, noun, type Noun } from '../platform/http/serve.ts'
import { requireRegistrationOpen } from '../public-config/requirements.ts'
import { issueCode } from './issue-code.ts'
import { readDemands } from './owned-factors.sql.ts'
import { proveAuthenticator, proveCode } from './prove-code.ts'
import { sendCode } from './send-code.ts'
import type { Challenge } from './verification.sql.ts'

const shown = (challenge: Challenge): { challengeId: string; resendAt: string; expiresAt: string } => ({
  challengeId: challenge.id,
  resendAt: challenge.resend_at.toISOString(),
  expiresAt: challenge.expires_at.toISOString(),
})

const verificationHandlers = (deps: Deps): Handlers<typeof verification> => ({
  // Whether the address has an account is told in the mail alone.
  sendEmail: async (call, { account, lang, captcha }) => {
    const open = await requireRegistrationOpen(deps.config, deps, call)
    if (!open.ok) return open
    const person = await requireCaptcha(deps, call, 'register', captcha)
    if (!person.ok) return person
    return call.inTx(async (tx) => {
      const known = await findByEmail(tx, account)
      const sent = await issueCode(deps, tx, {
        scene: 'register',
        proof: 'new',
        target: account,
        channel: 'sms',
        customerId: null,
        sessionId: null,
        payload: {},
        words: { kind: known === undefined ? 'register_code' : 'register_known_code', lang: lang ?? call.locale },
        from: { ip: call.ip, userAgent: call.userAgent },
      })
      return sent.ok ? ok(shown(sent.value)) : sent
    })
  },

  demands: async ({ customer: { customerId } }, { scene }) => {
    const demands = await readDemands(deps, customerId, scene)
    if (!demands.ok) return demands
    const { email, phone } = await findContact(deps, customerId)
    const masked = { email: email && maskEmail(email), mobile: phone && maskPhone(phone) }
    return ok({ demands: demands.value.map((group) => [...group]), masked })
  },

  sendCode: async (call, input) => {
    const sent = await sendCode(deps, call, input)
    return sent.ok ? ok(shown(sent.value)) : sent
  },

  prove: (call, input) => proveCode(deps, call, input),
  proveAuthenticator: (call, input) => proveAuthenticator(deps, call, input),
})

export const verificationRoutes = (deps: Deps): Noun => noun('verification', verification, verificationHandlers(deps))
