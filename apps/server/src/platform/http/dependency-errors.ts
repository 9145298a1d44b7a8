/** The request waited too long for a lock, or two waited for each other: its transaction was rolled back. */
export const isContention = (error: Error & { readonly code?: string }): boolean =>
  /^(55P03|40P01|40001)$/.test(error.code ?? '') || (error.cause instanceof Error && isContention(error.cause))

/** The database or the chain cannot be reached, is too slow or stops: the effect is unknown, so the client asks by its key. */
export const isDependencyFailure = (error: Error & { readonly code?: string }): boolean =>
  /^(08|53|55P03|57|25P0|40)|ECONN|EPIPE|ETIMEDOUT|EBUSY/.test(error.code ?? '') ||
  /Connection terminated|not queryable|timeout (exceeded|expired)/.test(error.message) ||
  error.name === 'TimeoutError' ||
  (error.cause instanceof Error && isDependencyFailure(error.cause))
