/** CIDv1 in base32 of a raw block or a DAG-PB node, hashed by SHA-256. */
export const CID_FORM = /^baf(?:kr|yb)ei[a-z2-7]{52}$/
/** SHA-256 in lower-case hexadecimal digits. */
export const SHA256_FORM = /^[0-9a-f]{64}$/

/** A CID or a SHA-256 hash, by either of which a publication can be found. */
export const IDENTIFIER_FORM = new RegExp(`${CID_FORM.source}|${SHA256_FORM.source}`)

export const isIdentifier = (text: string): boolean => IDENTIFIER_FORM.test(text)
