import type { InputOf, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { otcAdsReview } from '@tessera/contract/desk/otc-ads/otc-ads-review.ts'
import { assert, ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { notify } from '#services/messages/notify.ts'
import { noun, type Noun } from '#platform/http/serve.ts'
import { pageAnswer } from '#platform/database/keyset.ts'
import type { Tx } from '#platform/database/tx.ts'
import { reasonCodeEnded } from '#services/approvals/refusals.ts'
import { openReasonText } from '#platform/settings/reasons.sql.ts'
import { endAd } from './close-ad.ts'
import { findAd, lockAd, lockOwner } from './otc-ads.sql.ts'
import { findReviewedAd, listReviewedAds, type ReviewedAdRow } from './review.sql.ts'
import { adView } from './view.ts'
import { otcAdWrongStatus } from './refusals.ts'

type Row = ReplyOf<typeof otcAdsReview.close>
type Close = typeof otcAdsReview.close

export const otcAdReviewRoutes = (): Noun =>
  noun('otc-ads-review', otcAdsReview, {
    list: ({ inTx }, input) =>
      inTx(async (tx) => {
        const { rows, ...list } = await listReviewedAds(tx, input, tx.now)
        return ok({ ...pageAnswer(input, list), rows: rows.map((row) => reviewedView(row, tx.now)) })
      }),
    close: ({ inTx, ip }, input) =>
      inTx(async (tx) => {
        const closed = await closeByUs(tx, input, ip)
        if (!closed.ok) return closed
        const row = await findReviewedAd(tx, input.id, tx.now)
        assert(row, `ad ${input.id} was just closed but cannot be read`)
        return ok(reviewedView(row, tx.now))
      }),
  })

/** Closes a misleading ad for an operator; its owner reads the reason. Open deals keep their holds. */
async function closeByUs(
  tx: Tx,
  { id, reason, customerMessage, note }: InputOf<Close>,
  ip: string,
): Promise<Outcome<void, Close['refusals'][number]>> {
  const found = await findAd(tx, id, tx.now)
  if (found === undefined) return refuse('NOT_FOUND')
  const text = await openReasonText(tx, 'otcAd', reason)
  if (text === undefined) return reasonCodeEnded('reason', reason)
  await lockOwner(tx, found.customer_id)
  const ad = await lockAd(tx, id)
  if (ad === undefined || ad.status === 'closed') return otcAdWrongStatus
  await endAd(tx, ad, { reason, customerMessage: customerMessage ?? null })
  const target = { type: 'otc_ad', id } as const
  const [before, after] = [{ status: ad.status }, { status: 'closed', reason }]
  await recordAct(tx, { action: 'otc_ads.close', target, before, after, reason: note, ip })
  const params = { coin: ad.coin, fiat: ad.fiat, reason: text }
  await notify(tx, ad.customer_id, { kind: 'otc_ad_closed_by_us', params })
  return ok(undefined)
}

function reviewedView(row: ReviewedAdRow, now: Date): Row {
  const { methods, ...ad } = adView(row, [], now)
  return {
    ...ad,
    methods: methods.map(({ kind }) => kind),
    owner: row.owner,
    closedFor: row.close_reason,
  }
}
