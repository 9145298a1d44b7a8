import type DataLoader from 'dataloader'

/**
 * DataLoader options: reads of one turn of the event loop become one statement. A single read is not delayed; under
 * load a statement carries dozens. Results are not cached.
 */
export const batchOptions = {
  cache: false,
  maxBatchSize: 500,
  batchScheduleFn: (ask: () => void) => void setImmediate(ask),
} as const satisfies DataLoader.Options<unknown, unknown>
