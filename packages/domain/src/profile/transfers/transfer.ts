import { machine, type StatusOf } from '#platform/machine/machine.ts'

/** The accounts of a customer that money moves between. */
export const transferPlaces = ['token', 'spot', 'fiat'] as const
export type TransferPlace = (typeof transferPlaces)[number]

/**
 * `sent` is on the way: it has left one side and waits in clearing for the other, whose owner takes it in exactly once.
 * A transfer out of spot is only `requested` until the trading core lets it go or refuses it.
 */
export const transferMachine = machine('requested', {
  requested: { send: 'sent', refuse: 'refused' },
  sent: { complete: 'completed' },
  completed: {},
  refused: {},
})
export type TransferStatus = StatusOf<typeof transferMachine>

/** Where a coin of a kind is at home besides spot: fiat money in the fiat account, everything else in the token account. */
export const homeOf = (kind: 'crypto' | 'fiat' | 'token'): TransferPlace => (kind === 'fiat' ? 'fiat' : 'token')

/** A coin moves between its home and spot, nowhere else. */
export const routeExists = (kind: 'crypto' | 'fiat' | 'token', from: TransferPlace, to: TransferPlace): boolean =>
  from !== to && [from, to].every((place) => place === 'spot' || place === homeOf(kind))
