import { financingMachine, isOneOf, openToIssuer } from '@tessera/domain/issuance/financing/machine.ts'
import { type Figures, precheck, precheckFields, precheckNeeds } from '@tessera/domain/issuance/financing/precheck.ts'
import { type Amount, parseAmount, ZERO } from '@tessera/domain/books/money/amount.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { ONE } from '@tessera/domain/books/rates/rate.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { fiatScale } from '#issuance/products/products.sql.ts'
import { priceRanges } from '#books/rates/price-ranges.ts'
import { priceText } from '#books/rates/price-text.ts'
import { type Rate, ratesIn } from '#books/rates/rates.sql.ts'
import { type FinancingRow, saveFinancing } from './applications.sql.ts'
import { type EditRefusal, lockSavedForEdit } from './lock-for-edit.ts'
import { financingAmountWrong, financingFieldMissing, financingNotEditable, financingRateMissing } from './refusals.ts'

type Refused =
  | EditRefusal
  | 'FINANCING_NOTHING_SAVED'
  | 'FINANCING_FIELD_MISSING'
  | 'FINANCING_AMOUNT_WRONG'
  | 'FINANCING_RATE_MISSING'

/** Checks the saved figures against the requirements, and saves the result with the exchange rate that was used. */
export async function runPrecheck(tx: Tx, customerId: string): Promise<Outcome<unknown, Refused>> {
  const open = await lockSavedForEdit(tx, customerId)
  if (!open.ok) return open
  const { row } = open.value
  if (!isOneOf(openToIssuer, row.status)) return financingNotEditable
  const figures = await figuresOf(tx, row)
  if (!figures.ok) return figures
  const { rate, ...given } = figures.value
  const { lacks, ...worth } = precheck({ ...given, rate: rate.price }, tx.now.getUTCFullYear())
  const passed = lacks.length === 0
  if (passed && row.status === 'precheck_failed')
    await move(tx, 'financing_application', row.id, financingMachine, 'mend')
  if (!passed && row.status === 'draft')
    await move(tx, 'financing_application', row.id, financingMachine, 'fail_precheck')
  const at = { rate: priceText(rate.price), rateAt: rate.as_of.toISOString(), at: tx.now.toISOString() }
  await saveFinancing(tx, { ...row, checked: { passed, lacks: [...lacks], ...worth, ...at } })
  return ok({})
}

const amounts = ['revenue', 'raised', 'cash', 'monthlyCost'] as const
type Amounts = (typeof amounts)[number]
type PrecheckFigures = Omit<Figures, 'rate'> & { readonly rate: Pick<Rate, 'price' | 'as_of'> }

async function figuresOf(
  tx: Tx,
  { precheck: typed }: FinancingRow,
): Promise<Outcome<PrecheckFigures, 'FINANCING_FIELD_MISSING' | 'FINANCING_AMOUNT_WRONG' | 'FINANCING_RATE_MISSING'>> {
  const missing = precheckFields.find((field) => typed[field] === null)
  const { currency, year } = typed
  if (missing !== undefined || currency === null || year === null) return financingFieldMissing(missing ?? 'currency')
  const scale = await fiatScale(tx, currency)
  assert(scale !== undefined, 'the saved currency of a pre-check is not listed')
  const read = (field: Amounts): Amount | undefined => parseAmount(typed[field] ?? '', scale)
  const wrong = amounts.find((field) => read(field) === undefined)
  if (wrong !== undefined) return financingAmountWrong(wrong)
  const [revenue, raised, cash, monthlyCost] = amounts.map((field) => read(field) ?? ZERO)
  assert(
    revenue !== undefined && raised !== undefined && cash !== undefined && monthlyCost !== undefined,
    'a complete pre-check lacks one of its four amounts',
  )
  const rate = await rateOf(tx, currency)
  if (rate === undefined) return financingRateMissing
  return ok({ scale, year, revenue, raised, cash, monthlyCost, rate })
}

/**
 * Returns the price of one unit of the currency in Singapore dollars. While the price is held back, returns the lowest
 * possible one, so that the check is stricter.
 */
async function rateOf(tx: Tx, currency: string): Promise<Pick<Rate, 'price' | 'as_of'> | undefined> {
  if (currency === precheckNeeds.currency) return { price: ONE, as_of: tx.now }
  const range = (await priceRanges(tx, precheckNeeds.currency)).get(currency)
  const rate = (await ratesIn(tx, precheckNeeds.currency)).find(({ coin }) => coin === currency)
  return range && rate && { price: range.low, as_of: rate.as_of }
}
