import { qrLogins } from '@tessera/contract/access/qr-logins/qr-logins.ts'
import type { Deps } from '#platform/http/deps.ts'
import { type Handlers, noun, type Noun } from '#platform/http/serve.ts'
import { confirmQrLogin, rejectQrLogin, scanQrLogin } from './confirm-qr-login.ts'
import { createQrLogin } from './create-qr-login.ts'
import { watchQrLogin } from './watch-qr-login.ts'

const qrLoginHandlers = (deps: Deps): Handlers<typeof qrLogins> => ({
  create: (call) => createQrLogin(deps, call),
  status: (call, input) => watchQrLogin(deps, call, input),
  scan: (call, input) => scanQrLogin(call, input),
  confirm: (call, input) => confirmQrLogin(deps, call, input),
  reject: (call, input) => rejectQrLogin(call, input),
})

export const qrLoginRoutes = (deps: Deps): Noun => noun('qr_logins', qrLogins, qrLoginHandlers(deps))
