type Opened<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown }

/** The result, or the error of a number that cannot be decrypted: one row must not stop the others. */
export function tryOpen<T>(open: () => T): Opened<T> {
  try {
    return { ok: true, value: open() }
  } catch (error) {
    return { ok: false, error }
  }
}
