import { type Most, mostOf } from '@tessera/domain/books/limits/most.ts'
import { LIMIT_SCALE, limitValueAt } from '@tessera/domain/books/limits/withdrawal-limits.ts'
import { formatAmount, parseAmount } from '@tessera/domain/books/money/amount.ts'
import { ONE, RATE_SCALE } from '@tessera/domain/books/rates/rate.ts'
import { typedPhone } from '@tessera/domain/access/customers/phone.ts'
import type { RecipientType } from '@tessera/domain/payments/internal-transfers/recipient.ts'
import { type AccountFields, accountName } from '#parts/account-name.ts'
import { type Checked, checked } from '#parts/form.ts'
import { boundsOf, capOf, limitFault, type LimitFault, limitsLeft } from '#payments/withdrawals/limits-left.ts'
import type { SendableCoin, Terms } from './internal-transfers.queries.ts'

/** The input under each of the three tabs. */
export type RecipientFields = Omit<AccountFields, 'kind'> & { kind: RecipientType; uid: string }
export type InternalTransferFields = { to: RecipientFields; name: string; amount: string; note: string }
export type InternalTransferBody = {
  coin: string
  amount: string
  to: { type: RecipientType; value: string }
  /** The name that the sender expects; only the preview takes it. */
  name?: string
  note?: string
}
export type InternalTransferFault = 'recipient' | 'amount' | 'precise' | 'balance' | LimitFault

/** The recipient as the server expects it; undefined if the input is invalid. */
function recipientOf({ kind, uid, ...account }: RecipientFields): InternalTransferBody['to'] | undefined {
  if (kind === 'uid') return /^\d{6,12}$/.test(uid) ? { type: 'uid', value: uid } : undefined
  const value =
    kind === 'mobile' ? (account.phone.valid ?? typedPhone(account.phone)) : accountName({ ...account, kind })
  return value === undefined ? undefined : { type: kind, value }
}

const rateOf = (text: string) => parseAmount(text, RATE_SCALE) ?? ONE

/** Checks the typed amount by the domain's rules: returns its minor units or the first error. */
function amountOf(text: string, { decimals, available, rate, cap }: SendableCoin, terms: Terms) {
  const typed = text.replace(/\.$/u, '')
  const [have, remaining] = [parseAmount(available, decimals), limitsLeft(terms, LIMIT_SCALE)]
  if (!/[1-9]/u.test(typed) || have === undefined || remaining === undefined) return 'amount'
  const amount = parseAmount(typed, decimals)
  if (amount === undefined) return 'precise'
  if (amount > have) return 'balance'
  const value = limitValueAt(amount, decimals, rateOf(rate))
  return limitFault({ amount, value }, remaining, capOf(cap, decimals)) ?? amount
}

/** The most that can be sent now, its fee included, and the bound that decides; undefined if it cannot be read. */
export function mostAmount(
  { decimals, available, rate, cap }: SendableCoin,
  terms: Terms,
): Most<'balance' | LimitFault> | undefined {
  const have = parseAmount(available, decimals)
  const limits = boundsOf({ ...terms, decimals, rate, cap })
  if (have === undefined || limits === undefined) return undefined
  return mostOf<'balance' | LimitFault>([{ name: 'balance', most: have }, ...limits])
}

/** Returns the request once recipient and amount are valid. */
export function toInternalTransfer(
  fields: InternalTransferFields,
  coin: SendableCoin,
  terms: Terms,
): Checked<InternalTransferFields, InternalTransferBody, InternalTransferFault> {
  const to = recipientOf(fields.to)
  const amount = amountOf(fields.amount, coin, terms)
  const faults = {
    to: to === undefined ? 'recipient' : undefined,
    amount: typeof amount === 'string' ? amount : undefined,
  } as const
  const [name, note] = [fields.name.trim(), fields.note.trim()]
  return checked<InternalTransferFields, InternalTransferBody, InternalTransferFault>(faults, () => ({
    coin: coin.coin,
    amount: typeof amount === 'string' ? '' : formatAmount(amount, coin.decimals),
    to: to ?? { type: 'uid', value: '' },
    ...(name !== '' && { name }),
    ...(note !== '' && { note }),
  }))
}
