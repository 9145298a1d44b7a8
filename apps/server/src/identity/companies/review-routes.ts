import { companiesReview } from '@tessera/contract/identity/companies/companies-review.ts'
import { ok, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { numberCipher } from '#identity/kyc/save-version.ts'
import type { Deps } from '#platform/http/deps.ts'
import { type Handlers, noun, type Noun } from '#platform/http/serve.ts'
import { nextOf, pageAnswer } from '#platform/database/keyset.ts'
import { diskStore } from '#services/uploads/file-store.ts'
import { openUpload } from '#services/uploads/open-upload.ts'
import { requestResubmission } from './request-resubmission.ts'
import { withWatermark, openDocument } from './open-document.ts'
import { noteView } from './review.kind.ts'
import { countApplications, listApplications, listedApplication } from './review-list.sql.ts'
import { companyView, rowView } from './company-view.ts'
import { versionsOf } from './versions.sql.ts'

export const companyReviewRoutes = (deps: Deps): Noun => noun('companies_review', companiesReview, handlers(deps))

const handlers = (deps: Deps): Handlers<typeof companiesReview> => {
  const store = diskStore(deps.config.FILES_DIR)
  return {
    list: async (_call, input) => {
      const rows = await listApplications(deps, input)
      const list = { total: await countApplications(deps, input), next: nextOf(rows, input) }
      return ok({ ...pageAnswer(input, list), rows: rows.map(rowView) })
    },
    get: (call, { id }) =>
      call.inTx(async (tx) => {
        const row = await listedApplication(tx, id)
        if (row === undefined) return refuse('NOT_FOUND')
        await noteView(tx, id, call.ip)
        return ok(await companyView(tx, row))
      }),
    reveal: (call, { id, personId, reason }) =>
      call.inTx(async (tx) => {
        const [newest] = await versionsOf(tx, id)
        const sealed = newest?.content.persons.find((person) => person.id === personId)?.id_number_sealed
        if (sealed === undefined || sealed === null) return refuse('NOT_FOUND')
        await recordAct(tx, {
          action: 'companies.reveal_number',
          target: { type: 'company_application', id },
          after: { person: personId },
          reason,
          ip: call.ip,
        })
        return ok({ idNumber: numberCipher(deps.config).open(sealed) })
      }),
    file: async (call, { id, uploadId, reason }) => {
      const { operatorId } = call.operator
      const openRequest = { id, uploadId, reason, ip: call.ip }
      const opened = await call.inTx((tx) => openDocument(tx, deps.log, operatorId, openRequest))
      if (!opened.ok) return opened
      const { upload, day } = opened.value
      return ok(await withWatermark(await openUpload(store, upload), operatorId, day))
    },
    askAgain: (call, input) =>
      call.inTx((tx) => requestResubmission(tx, { id: call.operator.operatorId, ip: call.ip }, input)),
  }
}
