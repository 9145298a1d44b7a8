import {
  investorClassesReview,
  type InvestorCase,
  type InvestorRow,
} from '@tessera/contract/identity/investor-classes/investor-classes-review.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { ok, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { z } from 'zod'
import { withWatermark } from '#identity/companies/open-document.ts'
import type { Deps } from '#platform/http/deps.ts'
import { type Handlers, noun, type Noun } from '#platform/http/serve.ts'
import { nextOf, pageAnswer } from '#platform/database/keyset.ts'
import type { Source } from '#platform/database/rows.ts'
import { diskStore } from '#services/uploads/file-store.ts'
import { openUpload } from '#services/uploads/open-upload.ts'
import { countApplications, filesOf, listApplications, listedApplication, type ListedRow } from './applications.sql.ts'
import { openEvidence } from './open-evidence.ts'
import { noteView } from './review.kind.ts'
import { readInvestorRules } from './rules.sql.ts'
import { applicationNumber, assessWorth, applicationView } from './application-view.ts'

export const investorClassReviewRoutes = (deps: Deps): Noun =>
  noun('investor_classes_review', investorClassesReview, handlers(deps))

const rowView = (row: ListedRow): z.input<typeof InvestorRow> => ({
  id: row.id,
  number: applicationNumber(row.number),
  customer: { id: row.customer_id, number: String(row.customer_number), email: row.email, name: row.name },
  type: row.type,
  class: row.class,
  ground: row.ground,
  status: row.status,
  renewal: row.renewal,
  submittedAt: row.submitted_at.toISOString(),
  expiresAt: row.expires_at?.toISOString() ?? null,
})

async function caseView(source: Source, row: ListedRow, locale: Locale): Promise<z.input<typeof InvestorCase>> {
  const { rules } = await readInvestorRules(source)
  const files = await filesOf(source, row.id)
  const { threshold, reaches } = assessWorth(row, rules)
  return {
    ...rowView(row),
    application: await applicationView(source, row, { rules, locale }),
    code: row.investor_class,
    threshold,
    reaches,
    files: files.map(({ upload_id: uploadId, name, media_type: mediaType, sha256 }) => ({
      uploadId,
      name,
      mediaType,
      sha256,
    })),
  }
}

const handlers = (deps: Deps): Handlers<typeof investorClassesReview> => {
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
        return ok(await caseView(tx, row, call.locale))
      }),
    file: async (call, { id, uploadId, reason }) => {
      const { operatorId } = call.operator
      const openRequest = { id, uploadId, reason, ip: call.ip }
      const opened = await call.inTx((tx) => openEvidence(tx, deps.log, operatorId, openRequest))
      if (!opened.ok) return opened
      const { upload, day } = opened.value
      return ok(await withWatermark(await openUpload(store, upload), operatorId, day))
    },
    rules: async () => {
      const { version, changedAt, rules } = await readInvestorRules(deps)
      return ok({ version, changedAt: changedAt?.toISOString() ?? null, rules })
    },
  }
}
