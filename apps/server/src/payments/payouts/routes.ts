import { payoutsReview } from '@tessera/contract/payments/payouts/payouts-review.ts'
import { payouts } from '@tessera/contract/payments/payouts/payouts.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { assert, ok, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { requireExitOpen } from '#payments/exits/gate.ts'
import type { Deps } from '#platform/http/deps.ts'
import { noun } from '#platform/http/serve.ts'
import { pageAnswer } from '#platform/database/keyset.ts'
import type { Source } from '#platform/database/rows.ts'
import { sealFor } from '#platform/secrets/seal.ts'
import { findBatch, pageOfBatches, readyToExport } from './batches.sql.ts'
import { requestCopyState, refuseUnacknowledged, refuseUncopied } from './audit-copy.ts'
import { cancelPayout } from './end-payout.ts'
import { batchFile, exportBatch } from './export-batch.ts'
import { findForReview, findPayout, listForReview, listPayouts } from './list-payouts.sql.ts'
import { importReport, previewReport } from './import-report.ts'
import { bankStateOfPayment } from './reports.sql.ts'
import { requestPayout } from './request-payout.ts'
import { PAYOUT_SEAL } from './seal.ts'
import { fileName, payoutView, batchView, payoutForReview } from './payout-view.ts'
import { payoutTerms } from './terms.ts'

export const payoutRoutes = (deps: Deps) => {
  const own = { random: deps.random, seal: sealFor(deps.config, PAYOUT_SEAL) }
  return noun('payouts', payouts, {
    terms: ({ inTx, customer, locale }) => inTx(async (tx) => ok(await payoutTerms(tx, customer.customerId, locale))),
    create: ({ inTx, customer }, request) =>
      inTx(async (tx) => {
        const created = await requestPayout(tx, own, customer.customerId, request)
        return created.ok ? ok(await showOwn(tx, customer.customerId, created.value.id)) : created
      }),
    cancel: ({ inTx, customer }, { id }) =>
      inTx(async (tx) => {
        const cancelled = await cancelPayout(tx, customer.customerId, id)
        return cancelled.ok ? ok(await showOwn(tx, customer.customerId, id)) : cancelled
      }),
    list: async ({ customer }, request) => {
      const { rows, ...list } = await listPayouts(deps, customer.customerId, request)
      return ok({ ...pageAnswer(request, list), rows: rows.map(payoutView) })
    },
    get: async ({ customer }, { id }) => {
      const found = await findPayout(deps, customer.customerId, id)
      return found === undefined ? refuse('NOT_FOUND') : ok(payoutView(found))
    },
  })
}

async function showOwn(tx: Source, customerId: string, id: string) {
  const row = await findPayout(tx, customerId, id)
  assert(row, `payout ${id} was just changed but cannot be read`)
  return payoutView(row)
}

export const payoutReviewRoutes = (deps: Deps) =>
  noun('payouts-review', payoutsReview, {
    list: async (_call, request) => {
      const { rows, ...list } = await listForReview(deps, request)
      return ok({ ...pageAnswer(request, list), rows: rows.map(payoutForReview) })
    },
    get: async (_call, { id }) => {
      const found = await findForReview(deps, id)
      return found === undefined ? refuse('NOT_FOUND') : ok(payoutForReview(found))
    },
    ready: async () =>
      ok({
        rows: (await readyToExport(deps)).map(
          ({ coin, account, scale, bank, payouts: count, instructions, total, held_back: heldBack }) => ({
            fiat: coin,
            bankAccount: account,
            bank,
            payouts: count,
            instructions,
            total: formatAmount(total, scale),
            heldBack,
          }),
        ),
      }),
    previewReport: (call, upload) => previewReport(call, upload),
    importReport: (call, upload) => importReport(deps, call, upload),
    bankState: async (_call, { id }) => {
      const reported = await bankStateOfPayment(deps, id)
      return ok({ reported: reported === undefined ? null : { ...reported, at: reported.at.toISOString() } })
    },
    exportBatch: (call, { bankAccount }) => exportBatch(deps, call, bankAccount),
    batches: async (_call, request) => {
      const { rows, ...list } = await pageOfBatches(deps, request)
      return ok({ ...pageAnswer(request, list), rows: rows.map(batchView) })
    },
    batchFile: async ({ inTx, ip }, { id }) => {
      const since = await requestCopyState(deps)
      return inTx(async (tx) => {
        const batch = await findBatch(tx, id)
        if (batch === undefined) return refuse('NOT_FOUND')
        const open = await requireExitOpen(tx)
        if (!open.ok) return open
        const agreed = await refuseUncopied(tx, deps.config, since)
        if (!agreed.ok) return agreed
        const acknowledged = await refuseUnacknowledged(tx, deps.config, id)
        if (!acknowledged.ok) return acknowledged
        const file = await batchFile(deps, tx, batch)
        await recordAct(tx, { action: 'payouts.download_batch', target: { type: 'payout_batch', id }, ip })
        return ok(new File([file], fileName(batch), { type: 'application/xml' }))
      })
    },
  })
