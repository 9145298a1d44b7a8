import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { isOutcomeUnknown } from '@tessera/contract/platform/http/unknown-outcome.ts'
import pRetry from 'p-retry'

/** Milliseconds between two calls. */
const RETRY_MS = 2_000

/** Calls the server until it gives a clear response, however long that takes. Throws the error of a clear refusal. */
export const retryUntilAnswered = <T>(call: () => Promise<T>): Promise<T> =>
  pRetry(call, {
    retries: Number.POSITIVE_INFINITY,
    minTimeout: RETRY_MS,
    factor: 1,
    shouldRetry: ({ error }) => error instanceof ApiError && isOutcomeUnknown(error.code),
  })
