import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { otcDealsReview } from '@tessera/contract/desk/otc-deals/otc-deals-review.ts'
import { ok, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { figuresOfDealers } from '#desk/otc-ads/dealers.sql.ts'
import { masked } from '#payments/bank-accounts/own-account.ts'
import type { Deps } from '#platform/http/deps.ts'
import { noun, type Noun } from '#platform/http/serve.ts'
import { pageAnswer } from '#platform/database/keyset.ts'
import type { Tx } from '#platform/database/tx.ts'
import { diskStore } from '#services/uploads/file-store.ts'
import { openUpload } from '#services/uploads/open-upload.ts'
import { readUpload } from '#services/uploads/uploads.sql.ts'
import { type AppealRow, listAppeals, newestAppeals } from './appeals.sql.ts'
import { isPictureOf } from './messages.sql.ts'
import { chatOf, findReviewedDeal, listReviewedDeals, type ReviewedDealRow, stepsOf } from './review.sql.ts'
import { dealNumber } from './message-values.ts'
import { figuresView, payToOf, appealView } from './view.ts'

type Row = ReplyOf<typeof otcDealsReview.list>['rows'][number]
type Case = ReplyOf<typeof otcDealsReview.get>

export function otcDealReviewRoutes(deps: Deps): Noun {
  const store = diskStore(deps.config.FILES_DIR)
  return noun('otc-deals-review', otcDealsReview, {
    list: async (_call, input) => {
      const { rows, ...list } = await listReviewedDeals(deps, input)
      const appeals = await newestAppeals(
        deps,
        rows.map(({ id }) => id),
      )
      return ok({ ...pageAnswer(input, list), rows: rows.map((row) => appealRowView(row, appeals.get(row.id))) })
    },
    get: ({ inTx, ip }, { id }) =>
      inTx(async (tx) => {
        const row = await findReviewedDeal(tx, id)
        if (row === undefined) return refuse('NOT_FOUND')
        await recordAct(tx, { action: 'otc_deals.view', target: { type: 'otc_deal', id }, ip })
        return ok(await appealCaseView(tx, row))
      }),
    file: ({ inTx, ip }, { id, upload }) =>
      inTx(async (tx) => {
        if (!(await isPictureOf(tx, id, upload))) return refuse('NOT_FOUND')
        const target = { type: 'otc_deal', id } as const
        await recordAct(tx, { action: 'otc_deals.view_file', target, after: { upload }, ip })
        return ok(await openUpload(store, await readUpload(tx, upload)))
      }),
  })
}

const reviewedAppeal = (row: AppealRow): NonNullable<Row['appeal']> => ({ ...appealView(row), id: row.id })

const appealRowView = (row: ReviewedDealRow, appeal: AppealRow | undefined): Row => ({
  ...figuresView(row),
  id: row.id,
  number: dealNumber(row),
  time: row.created_at.toISOString(),
  status: row.status,
  statusAt: row.status_at.toISOString(),
  seller: row.seller,
  buyer: row.buyer,
  appeal: appeal === undefined ? null : reviewedAppeal(appeal),
})

async function appealCaseView(tx: Tx, row: ReviewedDealRow): Promise<Case> {
  const appeals = await listAppeals(tx, row.id)
  const figures = await figuresOfDealers(tx, [row.seller_id, row.buyer_id], tx.now)
  const none = { finished: 0, failed: 0 }
  return {
    ...appealRowView(row, appeals.at(-1)),
    payBy: row.pay_by.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    cancelledBy: row.cancelled_by,
    payerName: row.payer_name,
    payTo: payToOf(row, masked(row.account_ending)),
    terms: row.terms,
    proof: row.proof_id,
    appeals: appeals.map(reviewedAppeal),
    history: (await stepsOf(tx, row.id)).map((step) => ({
      at: step.at.toISOString(),
      to: step.to_state,
      actor: step.actor,
    })),
    chat: (await chatOf(tx, row.id)).map((message) => ({
      id: String(message.id),
      at: message.at.toISOString(),
      by: message.author_id === row.seller_id ? 'seller' : 'buyer',
      text: message.text,
      image: message.upload_id,
    })),
    sellerFigures: figures.get(row.seller_id) ?? none,
    buyerFigures: figures.get(row.buyer_id) ?? none,
  }
}
