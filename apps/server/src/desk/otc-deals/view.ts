import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { otcDeals } from '@tessera/contract/desk/otc-deals/otc-deals.ts'
import { formatAmount, minus } from '@tessera/domain/books/money/amount.ts'
import { isOpen } from '@tessera/domain/desk/otc-deals/machine.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { dealersOf } from '#desk/otc-ads/dealers.sql.ts'
import { paymentAccountCipher } from '#desk/payment-methods/account-cipher.ts'
import { masked } from '#payments/bank-accounts/own-account.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { priceText } from '#books/rates/price-text.ts'
import { type AppealRow, newestAppeals } from './appeals.sql.ts'
import { type DealRow, sideOf } from './otc-deals.sql.ts'
import { dealNumber } from './message-values.ts'
import { mayDo } from './step-deal.ts'

type DealView = ReplyOf<typeof otcDeals.get>

/** Deals as one of the two parties sees them. */
export async function dealViews(
  { config }: Pick<Deps, 'config'>,
  tx: Tx,
  customerId: string,
  rows: readonly DealRow[],
): Promise<DealView[]> {
  const appeals = await newestAppeals(
    tx,
    rows.map(({ id }) => id),
  )
  const otherOf = (row: DealRow) => (row.seller_id === customerId ? row.buyer_id : row.seller_id)
  const others = await dealersOf(tx, rows.map(otherOf), tx.now)
  const open = paymentAccountCipher(config).open
  return rows.map((row) => {
    const other = others.get(otherOf(row))
    assert(other, `the counterparty of deal ${row.id} cannot be read`)
    const side = sideOf(row, customerId)
    const appeal = appeals.get(row.id)
    const account = side === 'buy' && isOpen(row.status) ? open(row.account_sealed) : masked(row.account_ending)
    return {
      ...figuresView(row),
      id: row.id,
      number: dealNumber(row),
      adId: row.ad_id,
      time: row.created_at.toISOString(),
      side,
      status: row.status,
      statusAt: row.status_at.toISOString(),
      payBy: row.pay_by.toISOString(),
      windowMinutes: row.window_minutes,
      paidAt: row.paid_at?.toISOString() ?? null,
      endedAt: row.ended_at?.toISOString() ?? null,
      cancelledBy: row.cancelled_by,
      other,
      payerName: row.payer_name,
      payTo: { ...payToOf(row, account), qr: seesQr(row, customerId) ? row.qr_id : null },
      terms: row.terms,
      proof: row.proof_id,
      appeal: appeal === undefined ? null : appealView(appeal),
      may: mayDo(row, customerId, appeal?.status === 'open', tx.now),
      messages: row.messages,
      now: tx.now.toISOString(),
    }
  })
}

export const figuresView = (row: DealRow) => ({
  coin: row.coin,
  fiat: row.fiat,
  price: priceText(row.price),
  amount: formatAmount(row.amount, row.coin_scale),
  fee: formatAmount(row.fee, row.coin_scale),
  receives: formatAmount(minus(row.amount, row.fee), row.coin_scale),
  fiatAmount: formatAmount(row.fiat_amount, row.fiat_scale),
  large: row.large,
})

/** Only the buyer of an open deal sees the QR code and the full account number. */
export const seesQr = (row: DealRow, customerId: string): boolean => row.buyer_id === customerId && isOpen(row.status)

export const payToOf = (row: DealRow, account: string): Omit<DealView['payTo'], 'qr'> => ({
  kind: row.method_kind,
  accountName: row.account_name,
  account,
  bank: row.bank,
  branch: row.branch,
  bankCode: row.bank_code,
})

export const appealView = (row: AppealRow): NonNullable<DealView['appeal']> => ({
  status: row.status,
  by: row.by_side,
  reason: row.reason,
  reasonText: row.reason_text,
  text: row.text,
  at: row.opened_at.toISOString(),
  dueAt: row.due_at.toISOString(),
  resolution:
    row.outcome === null || row.outcome_reason === null || row.outcome_text === null || row.ended_at === null
      ? null
      : {
          outcome: row.outcome,
          reason: row.outcome_reason,
          reasonText: row.outcome_text,
          customerMessage: row.customer_message,
          at: row.ended_at.toISOString(),
        },
})
