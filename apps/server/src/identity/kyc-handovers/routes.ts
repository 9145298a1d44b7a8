import { kycHandovers } from '@tessera/contract/identity/kyc-handovers/kyc-handovers.ts'
import { ok, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { type Handlers, noun, type Noun } from '#platform/http/serve.ts'
import { uploadDeps } from '#services/uploads/routes.ts'
import { createHandover } from './create-handover.ts'
import { finishHandover, handoverOfPhone, lockOfPhone, openCode, ownHandover, photosOf } from './kyc-handovers.sql.ts'
import { kycQrExpired, kycQrPhotoMissing } from './refusals.ts'
import { computerView, phoneView } from './handover-views.ts'
import { takePhoto } from './take-photo.ts'

export const kycHandoverRoutes = (deps: Deps): Noun => noun('kyc_handovers', kycHandovers, handlers(deps))

const handlers = (deps: Deps): Handlers<typeof kycHandovers> => {
  const own = uploadDeps(deps)
  return {
    create: (call, input) => createHandover(deps, call, input),
    status: ({ customer, inTx }, { qrId }) =>
      inTx(async (tx) => {
        const row = await ownHandover(tx, qrId, customer.customerId)
        return row === undefined ? refuse('NOT_FOUND') : ok(computerView(row, await photosOf(tx, qrId), tx.now))
      }),
    open: ({ inTx }, { code }) =>
      inTx(async (tx) => {
        const phoneToken = deps.random.token()
        const row = await openCode(tx, code, phoneToken)
        if (row === undefined) return kycQrExpired
        return ok({ phoneToken, handover: phoneView(row, await photosOf(tx, row.id), tx.now) })
      }),
    look: ({ inTx }, input) =>
      inTx(async (tx) => {
        const row = await handoverOfPhone(tx, input)
        return row === undefined ? kycQrExpired : ok(phoneView(row, await photosOf(tx, row.id), tx.now))
      }),
    send: (call, input) => takePhoto(deps, own, call, input),
    finish: ({ inTx }, input) =>
      inTx(async (tx) => {
        const row = await lockOfPhone(tx, input)
        if (row === undefined) return kycQrExpired
        const photos = await photosOf(tx, row.id)
        if (row.items.some((item) => photos.every((photo) => photo.item !== item))) return kycQrPhotoMissing
        await finishHandover(tx, row.id)
        return ok(phoneView({ ...row, status: 'done' }, photos, tx.now))
      }),
  }
}
