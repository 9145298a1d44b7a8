/** The beginning of an attestation of the format `none` in CBOR, up to the length of the authenticator data. */
const HEAD = [
  0xa3, 0x63, 0x66, 0x6d, 0x74, 0x64, 0x6e, 0x6f, 0x6e, 0x65, 0x67, 0x61, 0x74, 0x74, 0x53, 0x74, 0x6d, 0x74, 0xa0,
  0x68, 0x61, 0x75, 0x74, 0x68, 0x44, 0x61, 0x74, 0x61,
]
/** CBOR heads of a byte string whose length has one byte, or two. */
const [ONE_BYTE, TWO_BYTES] = [0x58, 0x59]
/** Bytes before the length of the credential's id: hash of the site, flags, counter and model of the device. */
const BEFORE_ID = 53
const FLAGS_AT = 32
const HAS_EXTENSIONS = 0x80

/** Characters that separate the parts of the list. */
const SEPARATORS = /[\s:,]+/gu

type Made = { readonly id: string; readonly attestationObject: string }

/**
 * The text that names a new passkey in SIGNER_PASSKEYS: its id and its public key. It is read from the device's answer
 * in this browser, so that a row changed in the database cannot replace the key. Undefined if the response has another
 * form.
 */
export function signerLine(person: string, { id, attestationObject }: Made): string | undefined {
  const bytes = bytesOf(attestationObject)
  if (HEAD.some((byte, at) => bytes[at] !== byte)) return undefined
  const kind = bytes[HEAD.length]
  if (kind !== ONE_BYTE && kind !== TWO_BYTES) return undefined
  const data = bytes.subarray(HEAD.length + (kind === ONE_BYTE ? 2 : 3))
  const idLength = ((data[BEFORE_ID] ?? 0) << 8) | (data[BEFORE_ID + 1] ?? 0)
  const key = data.subarray(BEFORE_ID + 2 + idLength)
  // Extensions would follow the key, and this site asks for none.
  if (key.length === 0 || ((data[FLAGS_AT] ?? 0) & HAS_EXTENSIONS) > 0) return undefined
  return `${person.trim().replaceAll(SEPARATORS, '-')}:${id}:${textOf(key)}`
}

const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
const textOf = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
