import type { catalogue, RefusalCode } from '#catalogue.ts'

type SameKey = {
  readonly [Code in RefusalCode]: (typeof catalogue)[Code]['retry'] extends 'same-key' ? Code : never
}[RefusalCode]

/** What the catalogue repeats under the same key, neither more nor less, and no answer at all. Written out, so that a browser loads no catalogue for it. */
const unknownOutcomes = {
  NETWORK: true,
  SERVER_BUSY: true,
  ACCOUNT_BUSY: true,
  INTERNAL: true,
  TRADING_PAUSED: true,
} as const satisfies Readonly<Record<SameKey | 'NETWORK', true>>

/** Whether nobody knows after this code if the thing was done: its key is kept, and the server asked what became of it. */
export const isOutcomeUnknown = (code: string): boolean => Object.hasOwn(unknownOutcomes, code)
