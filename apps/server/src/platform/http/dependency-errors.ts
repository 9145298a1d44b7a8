/** Returns true if the request waited too long for a lock, or in a deadlock. Its transaction was rolled back. */
export const isContention = (error: Error & { readonly code?: string }): boolean =>
  /^(55P03|40P01|40001)$/.test(error.code ?? '') || (error.cause instanceof Error && isContention(error.cause))

/**
 * Returns true if the database or the chain cannot be reached, is too slow or is stopping. The effect is unknown, so
 * the client asks with its key.
 */
export const isDependencyFailure = (error: Error & { readonly code?: string }): boolean =>
  /^(08|53|55P03|57|25P0|40)|ECONN|EPIPE|ETIMEDOUT|EBUSY/.test(error.code ?? '') ||
  /Connection terminated|not queryable|timeout (exceeded|expired)/.test(error.message) ||
  error.name === 'TimeoutError' ||
  (error.cause instanceof Error && isDependencyFailure(error.cause))
