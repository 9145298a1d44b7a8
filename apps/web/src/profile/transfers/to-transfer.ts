import { type Most, mostOf } from '@tessera/domain/books/limits/most.ts'
import { formatAmount, parseAmount } from '@tessera/domain/books/money/amount.ts'
import { type Checked, checked } from '#parts/form.ts'

export type Place = 'token' | 'spot' | 'fiat'
/** A coin in an account and its transferable balance. */
export type Movable = { readonly coin: string; readonly available: string; readonly decimals: number }
export type TransferFields = { coin: string; amount: string }
export type TransferBody = { coin: string; amount: string; from: Place; to: Place }
export type TransferFault = 'coin' | 'amount' | 'balance'

const isHeld = ({ available }: Movable): boolean => /[1-9]/u.test(available)
export type Holdings = Readonly<Record<Place, readonly Movable[]>>

/**
 * The route with which a transfer starts: from the account of the screen to its usual destination. If the account has
 * nothing to move, it is turned around, from the first account that has something.
 */
export function firstRoute(
  holdings: Holdings,
  start: Place,
  end?: Place,
): { readonly from: Place; readonly to: Place } {
  const usual = { from: start, to: end ?? (start === 'spot' ? 'token' : 'spot') } as const
  if (holdings[start].some(isHeld)) return usual
  const others: readonly Place[] = start === 'spot' ? ['token', 'fiat'] : ['spot']
  const from = [...(end === undefined ? [] : [end]), ...others].find((place) => holdings[place].some(isHeld))
  return from === undefined ? usual : { from, to: start }
}

/** Checks the amount: the coin's decimals, above zero, at most the available balance. */
export function toTransfer(
  fields: TransferFields,
  route: { readonly from: Place; readonly to: Place },
  movable: Movable | undefined,
): Checked<TransferFields, TransferBody, TransferFault> {
  if (movable === undefined) return { ok: false, faults: { coin: 'coin' } }
  const amount = parseAmount(fields.amount.replace(/\.$/u, ''), movable.decimals)
  const have = parseAmount(movable.available, movable.decimals)
  const fault =
    amount === undefined || amount === 0n ? 'amount' : have === undefined || amount > have ? 'balance' : undefined
  return checked({ amount: fault }, () => ({
    ...route,
    coin: movable.coin,
    amount: amount === undefined ? '' : formatAmount(amount, movable.decimals),
  }))
}

/** The most that can be moved: the available balance, since a transfer has neither fee nor limit. */
export function mostMovable(movable: Movable | undefined): Most<'balance'> | undefined {
  const have = movable && parseAmount(movable.available, movable.decimals)
  return have === undefined ? undefined : mostOf([{ name: 'balance', most: have }])
}
