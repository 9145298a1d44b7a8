import { type eligibility, HoldingReason } from '@tessera/contract/identity/eligibility/eligibility.ts'
import type { InputOf, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { decide } from '@tessera/domain/identity/eligibility/decide.ts'
import { type ExchangeRules, unpaused } from '@tessera/domain/identity/eligibility/rules.ts'
import { amount, formatAmount } from '@tessera/domain/books/money/amount.ts'
import type { Tx } from '#platform/database/tx.ts'
import { type HoldingRow, listHoldings, readExchange } from './holdings.sql.ts'

type Row = typeof eligibility.holdings
type HoldingView = ReplyOf<Row>['rows'][number]

/**
 * Checks with `decide` if the owner of each holding could buy one more minor unit now. Returns a page of those who
 * could not.
 */
export async function listIneligible(tx: Tx, { page, pageSize }: InputOf<Row>): Promise<ReplyOf<Row>> {
  const exchange = await readExchange(tx)
  const found = (await listHoldings(tx)).flatMap((row) => ineligibleIn(row, exchange, tx.now))
  const rows = found.slice((page - 1) * pageSize, page * pageSize)
  return { total: found.length, page, pageSize, rows }
}

function ineligibleIn(row: HoldingRow, exchange: ExchangeRules, now: Date): HoldingView[] {
  const actor = { ...row, deposits: true, ...unpaused, indebted: false }
  const { reasons: found } = decide(actor, 'receive', { asset: row, exchange, total: row.posted }, now)
  const codes = new Set<string>(found.map(({ code }) => code))
  const reasons = HoldingReason.options.filter((code) => codes.has(code))
  if (reasons.length === 0) return []
  return [
    {
      customerId: row.customer_id,
      number: String(row.number),
      name: row.real_name,
      investorClass: row.investorClass,
      country: row.residence,
      symbol: row.symbol,
      product: { en: row.name_en, zh: row.name_zh },
      amount: formatAmount(amount(row.posted), row.decimals),
      reasons,
    },
  ]
}
