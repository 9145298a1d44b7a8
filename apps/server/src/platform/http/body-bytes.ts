export const MEBIBYTE = 1_048_576
/** Maximum number of bytes of a JSON body. */
export const BODY_BYTES = 1 * MEBIBYTE
