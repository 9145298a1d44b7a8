import { kyc } from '@tessera/contract/identity/kyc/kyc.ts'
import { kycCases } from '@tessera/contract/identity/kyc/kyc-cases.ts'
import { ok, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { readCheckState } from '#access/customers/check-state.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import { type Handlers, noun, type Noun } from '#platform/http/serve.ts'
import { nextOf, pageAnswer } from '#platform/database/keyset.ts'
import { diskStore } from '#services/uploads/file-store.ts'
import { openUpload } from '#services/uploads/open-upload.ts'
import { requestResubmission } from './request-resubmission.ts'
import { checkIdentity } from './check-identity.ts'
import { countCases, listCases, listedCase } from './cases.sql.ts'
import { numberCipher } from './save-version.ts'
import { versionsOf } from './kyc.sql.ts'
import { openPhoto } from './open-photo.ts'
import { resend } from './resend.ts'
import { noteView } from './review-content.ts'
import { caseView, rowView } from './case-view.ts'
import { verificationOf } from './kyc-verification.ts'
import { submitPersonal } from './submit-personal.ts'
import { watermarked } from './watermark.ts'
import { withdrawFile } from './withdraw-file.ts'

export const kycRoutes = (deps: Deps): Noun => noun('kyc', kyc, kycHandlers(deps))
export const kycCaseRoutes = (deps: Deps): Noun => noun('kyc_cases', kycCases, kycCaseHandlers(deps))

const kycHandlers = (deps: Deps): Handlers<typeof kyc> => ({
  personal: (call, input) =>
    call.inTx(async (tx) => {
      const sent = await submitPersonal(deps, tx, { id: call.customer.customerId, ip: call.ip }, input)
      return sent.ok ? ok(await verificationOf(tx, call.customer.customerId, call.locale)) : sent
    }),
  resend: (call, input) =>
    call.inTx(async (tx) => {
      const sent = await resend(deps, tx, { id: call.customer.customerId, ip: call.ip }, input)
      return sent.ok ? ok(await verificationOf(tx, call.customer.customerId, call.locale)) : sent
    }),
  withdraw: (call, { number }) =>
    call.inTx(async (tx) => {
      const withdrawn = await withdrawFile(tx, { id: call.customer.customerId, ip: call.ip }, number)
      return withdrawn.ok ? ok(await verificationOf(tx, call.customer.customerId, call.locale)) : withdrawn
    }),
  get: (call) => call.inTx(async (tx) => ok(await verificationOf(tx, call.customer.customerId, call.locale))),
  identityCheck: ({ customer, inTx }) => inTx(async (tx) => ok(await readCheckState(tx, customer.customerId, tx.now))),
  checkIdentity: (call, input) => checkIdentity(deps, call, input),
})

const kycCaseHandlers = (deps: Deps): Handlers<typeof kycCases> => {
  const store = diskStore(deps.config.FILES_DIR)
  return {
    list: async (_call, input) => {
      const rows = await listCases(deps, input)
      const list = { total: await countCases(deps, input), next: nextOf(rows, input) }
      return ok({ ...pageAnswer(input, list), rows: rows.map(rowView) })
    },
    get: (call, { id }) =>
      call.inTx(async (tx) => {
        const row = await listedCase(tx, id)
        if (row === undefined) return refuse('NOT_FOUND')
        await noteView(tx, id, call.ip)
        return ok(await caseView(tx, row, tx.now))
      }),
    reveal: (call, { id, reason }) =>
      call.inTx(async (tx) => {
        const [newest] = await versionsOf(tx, id)
        if (newest === undefined) return refuse('NOT_FOUND')
        await recordAct(tx, { action: 'kyc.reveal_number', target: { type: 'kyc_case', id }, reason, ip: call.ip })
        return ok({ documentNumber: numberCipher(deps.config).open(newest.document_number_sealed) })
      }),
    file: async (call, { id, uploadId, reason }) => {
      const { operatorId } = call.operator
      const openRequest = { caseId: id, uploadId, reason, ip: call.ip }
      const opened = await call.inTx((tx) => openPhoto(tx, deps.log, operatorId, openRequest))
      if (!opened.ok) return opened
      const { upload, day } = opened.value
      return ok(await watermarked(await openUpload(store, upload), operatorId, day))
    },
    askAgain: (call, input) =>
      call.inTx((tx) => requestResubmission(tx, { id: call.operator.operatorId, ip: call.ip }, input)),
  }
}
