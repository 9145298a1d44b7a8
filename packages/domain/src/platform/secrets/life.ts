/** Days after which a new key replaces it (decision G10). */
export const KEY_DAYS = 30
/** Hours in which the previous key still decrypts. */
export const KEY_OVERLAP_HOURS = 24
/**
 * Minutes for which a ciphertext is accepted. Its time must not be earlier or later by more, because it is the server's
 * own time.
 */
export const SEALED_MINUTES = 10
