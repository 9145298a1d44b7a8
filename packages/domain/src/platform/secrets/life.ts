/** Days after which a key is replaced (decision G10). */
export const KEY_DAYS = 30
/** Hours in which the previous key still decrypts. */
export const KEY_OVERLAP_HOURS = 24
/**
 * Minutes for which a ciphertext is accepted. Its time may differ from the server's by at most this, in either
 * direction.
 */
export const SEALED_MINUTES = 10
