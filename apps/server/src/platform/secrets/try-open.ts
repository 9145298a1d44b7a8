type Opened<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown }

/** Returns the result, or the error of a number that cannot be decrypted, so that one row does not stop the others. */
export function tryOpen<T>(open: () => T): Opened<T> {
  try {
    return { ok: true, value: open() }
  } catch (error) {
    return { ok: false, error }
  }
}
