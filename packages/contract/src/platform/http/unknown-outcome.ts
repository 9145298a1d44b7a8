import type { catalogue, RefusalCode } from '#catalogue.ts'

type SameKey = {
  readonly [Code in RefusalCode]: (typeof catalogue)[Code]['retry'] extends 'same-key' ? Code : never
}[RefusalCode]

/**
 * Exactly the codes that the catalogue repeats with the same key, and the code for a missing response. They are written
 * out, so that browsers load no catalogue for them.
 */
const unknownOutcomes = {
  NETWORK: true,
  SERVER_BUSY: true,
  ACCOUNT_BUSY: true,
  INTERNAL: true,
  TRADING_PAUSED: true,
} as const satisfies Readonly<Record<SameKey | 'NETWORK', true>>

/**
 * True if the outcome is unknown after this code. The client must then keep its key and ask the server for the result.
 */
export const isOutcomeUnknown = (code: string): boolean => Object.hasOwn(unknownOutcomes, code)
