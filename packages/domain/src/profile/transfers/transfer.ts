import { machine, type StatusOf } from '#platform/machine/machine.ts'

/** The accounts of a customer between which money moves. */
export const transferPlaces = ['token', 'spot', 'fiat'] as const
export type TransferPlace = (typeof transferPlaces)[number]

/**
 * A transfer. A `sent` transfer is in clearing: it has left one account, and the other side credits it exactly once. A
 * transfer out of spot is `requested` until the trading core sends or refuses it.
 */
export const transferMachine = machine('requested', {
  requested: { send: 'sent', refuse: 'refused' },
  sent: { complete: 'completed' },
  completed: {},
  refused: {},
})
export type TransferStatus = StatusOf<typeof transferMachine>

/**
 * Returns the account that a kind of coin has besides spot: the fiat account for fiat money, the token account for
 * everything else.
 */
export const homeOf = (kind: 'crypto' | 'fiat' | 'token'): TransferPlace => (kind === 'fiat' ? 'fiat' : 'token')

/** True between a coin's home account and spot; false for all other pairs. */
export const routeExists = (kind: 'crypto' | 'fiat' | 'token', from: TransferPlace, to: TransferPlace): boolean =>
  from !== to && [from, to].every((place) => place === 'spot' || place === homeOf(kind))
