import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import type { payouts } from '@tessera/contract/payments/payouts/payouts.ts'
import { formatAmount, ZERO } from '@tessera/domain/books/money/amount.ts'
import { expectedBy } from '@tessera/domain/payments/payouts/expected-arrival.ts'
import { RATE_SCALE } from '@tessera/domain/books/rates/rate.ts'
import { type BankAccount, listBankAccounts } from '#payments/bank-accounts/bank-accounts.sql.ts'
import { closedFiats } from '#payments/fiat-orders/orders.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { limitPrices } from '#payments/withdrawals/limit-prices.ts'
import { capLeft, limitsLeft } from '#payments/withdrawals/terms.sql.ts'
import { availableFiat } from './available.sql.ts'
import { calendarOf, payingAccounts, termsOf } from './paying-account.sql.ts'

type Terms = ReplyOf<typeof payouts.terms>

/** Returns the terms that a form shows before sending. Sending checks the same rules again. */
export async function payoutTerms(tx: Tx, customerId: string, locale: Locale): Promise<Terms> {
  const [prices, accounts] = [await limitPrices(tx), await listBankAccounts(tx, customerId)]
  const available = await availableFiat(tx, customerId)
  const rows: Terms['rows'] = []
  for (const ours of await payingAccounts(tx, customerId)) {
    const { scale, open, fee, min, max } = termsOf(ours)
    const [price, account] = [prices.get(ours.coin), accounts.find(({ coin }) => coin === ours.coin)]
    rows.push({
      fiat: ours.coin,
      name: locale === 'zh_CN' ? ours.name_zh : ours.name_en,
      decimals: scale,
      open,
      fee: formatAmount(fee, scale),
      min: formatAmount(min, scale),
      max: formatAmount(max, scale),
      expectedBy: expectedBy(calendarOf(ours), tx.now).toISOString(),
      available: formatAmount(available.get(ours.coin) ?? ZERO, scale),
      rate: price === undefined ? null : formatAmount(price, RATE_SCALE),
      cap: await capLeft(tx, customerId, ours.coin, scale),
      account: account === undefined ? null : accountView(account, tx.now),
    })
  }
  return {
    rows,
    closedFiats: await closedFiats(tx, customerId),
    ...(await limitsLeft(tx, customerId)),
    verifyScene: 'payout',
  }
}

const accountView = (account: BankAccount, now: Date): NonNullable<Terms['rows'][number]['account']> => ({
  id: account.id,
  name: account.account_name,
  bank: account.bank,
  ending: account.number_ending,
  usableAt: account.usable_at.toISOString(),
  usable: account.usable_at <= now,
  inOwnName: account.in_own_name,
})
