import type { OwnHolders } from '@tessera/contract/issuance/products/own-holders.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import {
  type Certificate,
  certificateNumber,
  certificatesHeld,
} from '@tessera/domain/issuance/financing/certificates.ts'
import { groupHolders, type Holding, type HolderGroup } from '@tessera/domain/issuance/financing/holders.ts'
import { amount, formatAmount } from '@tessera/domain/books/money/amount.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { createHmac } from 'node:crypto'
import type { z } from 'zod'
import { recordAct } from '#services/audit/record.sql.ts'
import { ownedAt } from '#issuance/distributions/owned-at.sql.ts'
import { type Config, derivedKey } from '#platform/config/config.ts'
import type { Tx } from '#platform/database/tx.ts'
import { certificatesOf, classesOf, ownProduct, type OwnProduct } from './holders.sql.ts'

type HolderDetails = Holding & {
  readonly customer: string
  readonly certificates: readonly Certificate[]
  /** Units bought from other holders. */
  readonly bought: bigint
}
type ProductHolders = { readonly product: OwnProduct; readonly held: readonly HolderDetails[] }

/**
 * Returns the holders of a product of this company. A product of another company gives the same refusal as an unknown
 * one.
 */
async function holdersOf(tx: Tx, customerId: string, symbol: string): Promise<Outcome<ProductHolders, 'NOT_FOUND'>> {
  const product = await ownProduct(tx, customerId, symbol)
  if (product === undefined) return refuse('NOT_FOUND')
  const { owners } = await ownedAt(tx, product, tx.now)
  const classes = await classesOf(
    tx,
    owners.map(({ customer }) => customer),
  )
  const issued = await certificatesOf(tx, product)
  const held = owners.map(({ customer, units, country }) => ({
    customer,
    units,
    country,
    class: classes.get(customer) ?? null,
    ...certificatesHeld(units, issued.get(customer) ?? []),
  }))
  return ok({ product, held })
}

/** Returns counts of holders without names: an issuer may not identify its holders. */
export async function ownHolders(
  tx: Tx,
  { customerId, locale }: { readonly customerId: string; readonly locale: Locale },
  symbol: string,
): Promise<Outcome<z.input<typeof OwnHolders>, 'NOT_FOUND'>> {
  const found = await holdersOf(tx, customerId, symbol)
  if (!found.ok) return found
  const { product, held } = found.value
  const text = (units: bigint): string => formatAmount(amount(units), product.decimals)
  const groupView = ({ name, holders, units }: HolderGroup) => ({ name, holders, units: text(units) })
  return ok({
    product: { symbol, name: locale === 'zh_CN' ? product.name_zh : product.name_en },
    at: tx.now.toISOString(),
    holders: held.length,
    units: text(held.reduce((sum, { units }) => sum + units, 0n)),
    supply: String(product.supply),
    certificates: held.reduce((sum, { certificates }) => sum + certificates.length, 0),
    bought: text(held.reduce((sum, { bought }) => sum + bought, 0n)),
    byClass: groupHolders(held, 'class').map(groupView),
    byCountry: groupHolders(held, 'country').map(groupView),
  })
}

/**
 * Returns the register in Open Cap Format. Each certificate is an issuance under its number; units bought from other holders are one
 * more issuance of the holder (decision 0134). The number of a holder is a keyed hash of product and account. It is the same in every
 * file of a product and differs between products, so an issuer cannot follow a holder to another issuer.
 */
export async function holdersFile(
  config: Config,
  tx: Tx,
  { customerId, ip }: { readonly customerId: string; readonly ip: string },
  symbol: string,
): Promise<Outcome<File, 'NOT_FOUND'>> {
  const found = await holdersOf(tx, customerId, symbol)
  if (!found.ok) return found
  const { product, held } = found.value
  await recordAct(tx, {
    action: 'financing.download_holders',
    target: { type: 'product', id: product.id },
    after: { holders: held.length },
    ip,
  })
  const key = derivedKey(config, 'holders of an issuer')
  const numberOf = (customer: string): string =>
    createHmac('sha256', key).update(`${product.id}\n${customer}`).digest('hex').slice(0, 16).toUpperCase()
  const day = tx.now.toISOString().slice(0, 10)
  const json = JSON.stringify(
    { file_type: 'OCF_TRANSACTIONS_FILE', items: itemsOf(product, held, numberOf, day) },
    null,
    2,
  )
  return ok(new File([json], `${symbol}-holders-${day}.ocf.json`, { type: 'application/json' }))
}

function itemsOf(
  product: OwnProduct,
  held: readonly HolderDetails[],
  numberOf: (customer: string) => string,
  day: string,
): readonly object[] {
  const stockClass = {
    object_type: 'STOCK_CLASS',
    id: product.symbol,
    name: product.name_en,
    class_type: 'COMMON',
    default_id_prefix: `${product.symbol}-`,
    initial_shares_authorized: String(product.supply),
    votes_per_share: 0,
    seniority: '1',
  }
  const people = held.map(({ customer, country }) => ({
    object_type: 'STAKEHOLDER',
    id: numberOf(customer),
    name: { legal_name: `Holder ${numberOf(customer)}` },
    stakeholder_type: 'INDIVIDUAL',
    ...(country !== null && { addresses: [{ address_type: 'LEGAL', country }] }),
  }))
  return [stockClass, ...people, ...held.flatMap((each) => issuancesOf(product, each, numberOf(each.customer), day))]
}

/** Returns one issuance for each certificate, and one dated the day of the file for units bought from others. */
function issuancesOf(
  product: OwnProduct,
  { certificates, bought }: HolderDetails,
  holder: string,
  day: string,
): object[] {
  const text = (units: bigint): string => formatAmount(amount(units), product.decimals)
  const issuance = (id: string, date: string, units: bigint, comments: readonly string[] = []) => ({
    object_type: 'TX_STOCK_ISSUANCE',
    id,
    security_id: id,
    custom_id: id,
    date,
    stakeholder_id: holder,
    stock_class_id: product.symbol,
    quantity: text(units),
    share_price: { amount: formatAmount(product.unit_price, product.currency_scale), currency: product.currency },
    security_law_exemptions: [],
    stock_legend_ids: [],
    ...(comments.length > 0 && { comments }),
  })
  const numbered = certificates.map(({ number, acquired, units, locked }) =>
    issuance(
      certificateNumber(product.symbol, number),
      acquired.toISOString().slice(0, 10),
      units,
      locked.map((part) => `${text(part.units)} units locked until ${part.until.toISOString()}`),
    ),
  )
  return bought === 0n ? numbered : [...numbered, issuance(`${product.symbol}-B-${holder}`, day, bought)]
}
