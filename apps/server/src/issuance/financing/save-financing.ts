import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { financing } from '@tessera/contract/issuance/financing/financing.ts'
import { noOffer } from '@tessera/domain/issuance/financing/application.ts'
import { financingMachine, isOneOf, openToIssuer } from '@tessera/domain/issuance/financing/machine.ts'
import { noPrecheck } from '@tessera/domain/issuance/financing/precheck.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { recordFirstStatus, move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { fiatScale } from '#issuance/products/products.sql.ts'
import { ratioText } from '#books/rates/price-text.ts'
import { type FinancingRow, insertFinancing, newestFinancing, saveFinancing } from './applications.sql.ts'
import { type EditRefusal, lockForEdit } from './lock-for-edit.ts'
import { financingCurrencyUnknown, financingFeeChanged, financingItemNotRequested } from './refusals.ts'
import { feeNow } from './fee-now.ts'

type Input = InputOf<typeof financing.save>
type SaveRefusal = EditRefusal | 'FINANCING_ITEM_NOT_REQUESTED' | 'FINANCING_CURRENCY_UNKNOWN' | 'FINANCING_FEE_CHANGED'

/** Saves the fields that were sent; the first save creates a draft. Changed figures need a new pre-check. */
export async function saveFinancingPart(
  deps: Pick<Deps, 'random'>,
  tx: Tx,
  customerId: string,
  input: Input,
): Promise<Outcome<unknown, SaveRefusal>> {
  const open = await lockForEdit(tx, customerId)
  if (!open.ok) return open
  const row = open.value?.row ?? (await begin(deps, tx, customerId))
  if (open.value !== undefined && !maySave(row, open.value.items, input)) return financingItemNotRequested
  for (const part of ['precheck', 'offer'] as const) {
    const currency = input[part]?.currency
    if (currency != null && (await fiatScale(tx, currency)) === undefined)
      return financingCurrencyUnknown(`${part}.currency`)
  }
  const fee = await feeOf(tx, input, row)
  if (fee === undefined) return financingFeeChanged
  const isRefigured = input.precheck !== undefined
  if (isRefigured && row.status === 'precheck_failed')
    await move(tx, 'financing_application', row.id, financingMachine, 'mend')
  await saveFinancing(tx, {
    id: row.id,
    precheck: { ...row.precheck, ...defined(input.precheck ?? {}) },
    checked: isRefigured ? null : row.checked,
    offer: { ...row.offer, ...defined(input.offer ?? {}) },
    uses: input.uses ?? row.uses,
    people: input.people ?? row.people,
    fee_ppm: fee.ppm,
  })
  return ok({})
}

function maySave(row: FinancingRow, items: readonly string[], input: Input): boolean {
  if (isOneOf(openToIssuer, row.status)) return true
  if (input.precheck !== undefined || input.fee !== undefined) return false
  const isOffer = input.offer !== undefined || input.uses !== undefined
  return (!isOffer || items.includes('offer')) && (input.people === undefined || items.includes('people'))
}

/** Returns the fee after this save; undefined if it differs from the fee that was on screen. */
async function feeOf(tx: Tx, input: Input, row: FinancingRow): Promise<{ ppm: number | null } | undefined> {
  if (input.fee === undefined) return { ppm: row.fee_ppm }
  if (input.fee === null) return { ppm: null }
  const ppm = await feeNow(tx)
  return ppm !== undefined && input.fee === ratioText(ppm) ? { ppm } : undefined
}

async function begin(deps: Pick<Deps, 'random'>, tx: Tx, customerId: string): Promise<FinancingRow> {
  const id = deps.random.uuid()
  await insertFinancing(tx, { id, customerId, precheck: noPrecheck, offer: noOffer })
  await recordFirstStatus(tx, 'financing_application', id, financingMachine)
  const row = await newestFinancing(tx, customerId)
  assert(row, 'a draft was just created but cannot be read')
  return row
}

/** Drops fields that were not sent, so that they keep their value. */
const defined = <T extends object>(fields: { [K in keyof T]?: T[K] | undefined }): Partial<T> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same fields, without those that are undefined
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>
