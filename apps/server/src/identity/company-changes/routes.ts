import { companyChanges, companyChangesReview } from '@tessera/contract/identity/company-changes/company-changes.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { withWatermark, openAsReviewer } from '#identity/companies/open-document.ts'
import { noteView } from '#identity/companies/review.kind.ts'
import { numberCipher } from '#identity/kyc/save-version.ts'
import type { CustomerCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { type Handlers, noun, type Noun } from '#platform/http/serve.ts'
import type { Tx } from '#platform/database/tx.ts'
import { diskStore } from '#services/uploads/file-store.ts'
import { openUpload } from '#services/uploads/open-upload.ts'
import { changeDocuments, readChange } from './company-changes.sql.ts'
import { fileChange } from './file-change.ts'
import { changeCase, ownChanges } from './change-view.ts'
import { withdrawChange } from './withdraw-change.ts'

export const companyChangeRoutes = (deps: Deps): Noun => noun('company_changes', companyChanges, handlers(deps))
export const companyChangeReviewRoutes = (deps: Deps): Noun =>
  noun('company_changes_review', companyChangesReview, reviewHandlers(deps))

type Changes = Awaited<ReturnType<typeof ownChanges>>
const readerOf = ({ customer, locale }: CustomerCall) => ({ customerId: customer.customerId, locale })
/** Runs the act, then returns all changes. */
const thenChanges = <C extends string>(
  call: CustomerCall,
  act: (tx: Tx, customer: { readonly id: string; readonly ip: string }) => Promise<Outcome<unknown, C>>,
): Promise<Outcome<Changes, C>> =>
  call.inTx(async (tx) => {
    const done = await act(tx, { id: call.customer.customerId, ip: call.ip })
    return done.ok ? ok(await ownChanges(tx, readerOf(call))) : done
  })

const handlers = (deps: Deps): Handlers<typeof companyChanges> => ({
  list: (call) => call.inTx(async (tx) => ok(await ownChanges(tx, readerOf(call)))),
  file: (call, given) => thenChanges(call, (tx, customer) => fileChange(deps, tx, customer, given)),
  withdraw: (call, { id }) => thenChanges(call, (tx, customer) => withdrawChange(tx, customer, id)),
})

const reviewHandlers = (deps: Deps): Handlers<typeof companyChangesReview> => {
  const store = diskStore(deps.config.FILES_DIR)
  return {
    get: (call, { id }) =>
      call.inTx(async (tx) => {
        const view = await changeCase(tx, id)
        if (view === undefined) return refuse('NOT_FOUND')
        await noteView(tx, view.company.id, call.ip)
        return ok(view)
      }),
    reveal: (call, { id, personId, reason }) =>
      call.inTx(async (tx) => {
        const change = await readChange(tx, id)
        const sealed = change?.content.persons.find((person) => person.id === personId)?.id_number_sealed
        if (change === undefined || sealed === undefined || sealed === null) return refuse('NOT_FOUND')
        await recordAct(tx, {
          action: 'companies.reveal_number',
          target: { type: 'company_application', id: change.application_id },
          after: { person: personId, change: id },
          reason,
          ip: call.ip,
        })
        return ok({ idNumber: numberCipher(deps.config).open(sealed) })
      }),
    file: async (call, { id, uploadId, reason }) => {
      const { operatorId } = call.operator
      const opened = await call.inTx(async (tx) => {
        const change = await readChange(tx, id)
        const isFiled = (await changeDocuments(tx, id)).some((each) => each.upload_id === uploadId)
        if (change === undefined || !isFiled) return refuse('NOT_FOUND')
        const openRequest = { id: change.application_id, subjectId: id, uploadId, reason, ip: call.ip }
        return openAsReviewer(tx, deps.log, operatorId, openRequest)
      })
      if (!opened.ok) return opened
      const { upload, day } = opened.value
      return ok(await withWatermark(await openUpload(store, upload), operatorId, day))
    },
  }
}
