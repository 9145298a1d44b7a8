/** CIDv1 in base32 of a raw block or a DAG-PB node, hashed by SHA-256. */
export const CID_FORM = /^baf(?:kr|yb)ei[a-z2-7]{52}$/
/** SHA-256 in lower-case hexadecimal digits. */
export const SHA256_FORM = /^[0-9a-f]{64}$/

/** True for a CID or a SHA-256 under which a publication can be looked up. */
export const isIdentifier = (text: string): boolean => CID_FORM.test(text) || SHA256_FORM.test(text)
