import type DataLoader from 'dataloader'

/**
 * Questions that come in one turn of the event loop are asked as one: alone a question goes out as soon as it would anyway,
 * under load a statement carries dozens. Nothing is kept: who asks again is answered anew.
 */
export const batchOptions = {
  cache: false,
  maxBatchSize: 500,
  batchScheduleFn: (ask: () => void) => void setImmediate(ask),
} as const satisfies DataLoader.Options<unknown, unknown>
