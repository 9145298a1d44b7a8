import { type CustomerAccount, type ExchangePurpose, exchangeRoles, isExchangePurpose } from './transfer.ts'

export type CustomerKind = `customer_${CustomerAccount['kind']}`
/** A line of the trial balance: a kind of customer account, or a purpose of the exchange's own accounts. */
export type AccountKind = CustomerKind | ExchangePurpose

export const customerKinds = [
  'customer_fiat',
  'customer_token',
  'customer_spot',
] as const satisfies readonly CustomerKind[]
const purposes = Object.keys(exchangeRoles).filter((purpose) => isExchangePurpose(purpose))

/** Every kind of account, in the order of the trial balance. It includes new purposes of the exchange automatically. */
export const accountKinds: readonly AccountKind[] = [...customerKinds, ...purposes]

/** The columns that determine the kind of an account. `purpose` may have a subject after a colon. */
type Stored = { readonly kind: string; readonly purpose: string }

/** Returns the kind of a stored account, and the subject that distinguishes accounts of one purpose, if any. */
export function kindOf({ kind, purpose }: Stored): { readonly kind: AccountKind; readonly of: string | null } {
  const [name = '', ...rest] = purpose.split(':')
  const found = accountKinds.find((each) => each === (kind === 'house' ? name : `customer_${kind}`))
  if (found === undefined) throw new Error(`the account kind ${kind}/${purpose} is unknown`)
  return { kind: found, of: rest.length === 0 ? null : rest.join(':') }
}
