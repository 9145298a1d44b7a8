import { verification } from '@tessera/contract/verification.ts'
import { maskEmail } from '@tessera/domain/customers/email.ts'
import { maskPhone } from '@tessera/domain/customers/phone.ts'
import { ok } from '@tessera/domain/outcome.ts'
import { findContact } from '../customers/customers.sql.ts'
import type { Deps } from '../platform/deps.ts'
import { type Handlers, noun, type Noun } from '../platform/http/serve.ts'
import { readDemands } from './owned-factors.sql.ts'
import { proveFundPassword } from './prove-fund-password.ts'
import { proveAuthenticator, proveCode } from './prove-code.ts'
import { sendCode } from './send-code.ts'
import { sendRegisterCode } from './send-register-code.ts'
import type { Challenge } from './verification.sql.ts'

const shown = (challenge: Challenge): { challengeId: string; resendAt: string; expiresAt: string } => ({
  challengeId: challenge.id,
  resendAt: challenge.resend_at.toISOString(),
  expiresAt: challenge.expires_at.toISOString(),
})

const verificationHandlers = (deps: Deps): Handlers<typeof verification> => ({
  sendEmail: async (call, input) => {
    const sent = await sendRegisterCode(deps, call, { ...input, channel: 'sms' })
    return sent.ok ? ok(shown(sent.value)) : sent
  },
  sendSms: async (call, input) => {
    const sent = await sendRegisterCode(deps, call, input)
    return sent.ok ? ok(shown(sent.value)) : sent
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
  proveFundPassword: (call, input) => proveFundPassword(deps, call, input),
})

export const verificationRoutes = (deps: Deps): Noun => noun('verification', verification, verificationHandlers(deps))
