import { verification, verifyPayloads } from '@tessera/contract/verification.ts'
import { ok, refuse } from '@tessera/domain/outcome.ts'
import { findByEmail, findContact } from '../customers/customers.sql.ts'
import type { Deps } from '../platform/deps.ts'
import { type Handlers, noun, type Noun } from '../platform/http/serve.ts'
import { requireRegistrationOpen } from '../public-config/requirements.ts'
import { issueCode } from './issue-code.ts'
import { proveCode } from './prove-code.ts'
import type { Challenge } from './verification.sql.ts'

const shown = (challenge: Challenge): { challengeId: string; resendAt: string; expiresAt: string } => ({
  challengeId: challenge.id,
  resendAt: challenge.resend_at.toISOString(),
  expiresAt: challenge.expires_at.toISOString(),
})

const verificationHandlers = (deps: Deps): Handlers<typeof verification> => ({
  // Whether the address has an account is told in the mail alone.
  sendEmail: (call, { account, lang }) =>
    call.inTx(async (tx) => {
      const open = await requireRegistrationOpen(deps.config, tx, call)
      if (!open.ok) return open
      const known = await findByEmail(tx, account)
      const sent = await issueCode(deps, tx, {
        scene: 'register',
        target: account,
        customerId: null,
        sessionId: null,
        payload: {},
        mail: { kind: known === undefined ? 'register_code' : 'register_known_code', lang: lang ?? call.locale },
        from: { ip: call.ip, userAgent: call.userAgent },
      })
      return sent.ok ? ok(shown(sent.value)) : sent
    }),

  sendCode: async (call, { scene, payload }) => {
    const read = verifyPayloads[scene].safeParse(payload)
    if (!read.success) return refuse('PARAM_INVALID', { field: 'payload', params: { field: 'payload', reason: scene } })
    const { customerId, sessionId } = call.customer
    return call.inTx(async (tx) => {
      const { email, lang } = await findContact(tx, customerId)
      const sent = await issueCode(deps, tx, {
        scene,
        target: email,
        customerId,
        sessionId,
        payload: read.data,
        mail: { kind: `${scene}_code`, lang },
        from: { ip: call.ip, userAgent: call.userAgent },
      })
      return sent.ok ? ok(shown(sent.value)) : sent
    })
  },

  prove: (call, input) => proveCode(deps, call, input),
})

export const verificationRoutes = (deps: Deps): Noun => noun('verification', verification, verificationHandlers(deps))
