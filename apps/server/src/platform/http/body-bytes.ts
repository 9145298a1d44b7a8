/** Bytes of the largest body that is read. */
export const BODY_BYTES = 1_048_576
