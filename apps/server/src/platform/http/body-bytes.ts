export const MEBIBYTE = 1_048_576
/** Bytes of the largest JSON body that is read. */
export const BODY_BYTES = 1 * MEBIBYTE
