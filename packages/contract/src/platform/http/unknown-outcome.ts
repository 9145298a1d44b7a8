import type { catalogue, RefusalCode } from '#catalogue.ts'

type SameKey = {
  readonly [Code in RefusalCode]: (typeof catalogue)[Code]['retry'] extends 'same-key' ? Code : never
}[RefusalCode]

/**
 * Exactly the codes that the catalogue repeats with the same key, and the case without a response. Written out, so that
 * a browser loads no catalogue for it.
 */
const unknownOutcomes = {
  NETWORK: true,
  SERVER_BUSY: true,
  ACCOUNT_BUSY: true,
  INTERNAL: true,
  TRADING_PAUSED: true,
} as const satisfies Readonly<Record<SameKey | 'NETWORK', true>>

/** True if the outcome is unknown after this code. Then the client keeps its key and asks the server for the result. */
export const isOutcomeUnknown = (code: string): boolean => Object.hasOwn(unknownOutcomes, code)
