import { singpass } from '@tessera/contract/identity/singpass/singpass.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { configuredVendor } from '#identity/fapi/vendors.ts'
import { verificationOf } from '#identity/kyc/kyc-verification.ts'
import type { Deps } from '#platform/http/deps.ts'
import { type Handlers, noun, type Noun } from '#platform/http/serve.ts'
import { SINGPASS_SCOPE } from './person-info.ts'
import { submitMyinfo } from './submit-myinfo.ts'
import { verifyAuth } from './verify-auth.ts'

export const singpassRoutes = (deps: Deps): Noun => noun('singpass', singpass, handlers(deps))

const handlers = (deps: Deps): Handlers<typeof singpass> => {
  const at = configuredVendor(deps, 'singpass', SINGPASS_SCOPE)
  return {
    verifyAuth: (call, input) => verifyAuth(deps, at, call, input),
    submit: (call, input) =>
      call.inTx(async (tx) => {
        const sent = await submitMyinfo(deps, tx, { id: call.customer.customerId, ip: call.ip }, input)
        return sent.ok ? ok(await verificationOf(tx, call.customer.customerId, call.locale)) : sent
      }),
  }
}
