import { sessions } from '@tessera/contract/access/sessions/sessions.ts'
import { ok, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { countSecurityEvents, insertSecurityEvent } from '#access/customers/customers.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import { type Handlers, noun, type Noun } from '#platform/http/serve.ts'
import { pageAnswer } from '#platform/database/keyset.ts'
import { zoneOf } from '#services/messages/messages.sql.ts'
import { beginLogin } from './begin-login.ts'
import { confirmLogin } from './confirm-login.ts'
import { loginFileOf, settingFileOf } from './records-file.ts'
import { loginRecords, settingRecords, sessionView } from './records.ts'
import { resendLoginCode } from './resend-login-code.ts'
import { countLoginEvents, endSession, lifeOf, listSessions } from './sessions.sql.ts'

const wholeFile = { page: 1, pageSize: 10_000 }

const sessionHandlers = (deps: Deps): Handlers<typeof sessions> => ({
  login: (call, input) => beginLogin(deps, call, input),
  confirm: (call, input) => confirmLogin(deps, call, input),
  resend: (call, input) => resendLoginCode(deps, call, input),

  logout: ({ customer, inTx }) =>
    inTx(async (tx) => {
      await endSession(tx, customer.customerId, customer.sessionId)
      return ok({})
    }),

  life: async ({ customer }) => {
    const { seconds, cause } = await lifeOf(deps, customer.sessionId)
    return ok({ endsInSeconds: seconds, cause })
  },

  list: async ({ customer }) => {
    const rows = await listSessions(deps, customer.customerId)
    return ok({ rows: rows.map((row) => ({ ...sessionView(row), current: row.id === customer.sessionId })) })
  },

  revoke: ({ customer, inTx, ip, userAgent }, { id }) =>
    inTx(async (tx) => {
      if ((await endSession(tx, customer.customerId, id)) === 0n) return refuse('NOT_FOUND')
      await insertSecurityEvent(tx, customer.customerId, 'session_revoked', { ip, userAgent })
      return ok({})
    }),

  loginHistory: async ({ customer: { customerId } }, { size: pageSize, ...from }) => {
    const page = { ...from, pageSize }
    const [total, { rows, next }] = [
      await countLoginEvents(deps, customerId),
      await loginRecords(deps, customerId, page),
    ]
    return ok({ ...pageAnswer(page, { total, next }), rows })
  },
  loginHistoryCsv: async ({ customer: { customerId }, locale }) => {
    const { rows } = await loginRecords(deps, customerId, wholeFile)
    return ok(loginFileOf(rows, locale, await zoneOf(deps, customerId)))
  },

  settingHistory: async ({ customer: { customerId } }, { size: pageSize, ...from }) => {
    const page = { ...from, pageSize }
    const [total, { rows, next }] = [
      await countSecurityEvents(deps, customerId),
      await settingRecords(deps, customerId, page),
    ]
    return ok({ ...pageAnswer(page, { total, next }), rows })
  },
  settingHistoryCsv: async ({ customer: { customerId }, locale }) => {
    const { rows } = await settingRecords(deps, customerId, wholeFile)
    return ok(settingFileOf(rows, locale, await zoneOf(deps, customerId)))
  },
})

export const sessionRoutes = (deps: Deps): Noun => noun('sessions', sessions, sessionHandlers(deps))
