const marks: readonly { readonly bytes: readonly number[]; readonly encoding: string }[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
]

/** The text of bytes in an encoding; undefined if they are not in it, or if it does not exist. */
function decoded(bytes: Buffer, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch (error) {
    // TypeError: bytes outside the encoding. RangeError: an encoding that does not exist.
    if (error instanceof TypeError || error instanceof RangeError) return undefined
    throw error
  }
}

/** The encoding of a byte order mark. */
const markedIn = (bytes: Buffer): string | undefined =>
  marks.find((mark) => mark.bytes.every((byte, n) => bytes[n] === byte))?.encoding
const XML_HEAD_LENGTH = 200
/** The encoding of an XML declaration. */
const declaredIn = (bytes: Buffer): string | undefined =>
  /^\s*<\?xml[^>]*\bencoding=["']([\w-]+)["']/u.exec(bytes.toString('latin1', 0, XML_HEAD_LENGTH))?.[1]

/**
 * The text of a file; undefined if its bytes are not text in its encoding. A byte order mark has precedence over the
 * XML declaration, and that over `encoding`.
 */
export const fileText = (bytes: Buffer, encoding = 'utf-8'): string | undefined =>
  decoded(bytes, markedIn(bytes) ?? declaredIn(bytes) ?? encoding)

/** True if bytes begin like XML in an encoding that contains ASCII. */
export const isXml = (bytes: Buffer): boolean => /^\s*<[?\w]/u.test(bytes.toString('latin1', 0, XML_HEAD_LENGTH))

/** Encodings in which every byte is a letter or sign, so that no bytes contradict them. */
const SINGLE_BYTE = /^(?:iso-?8859-?\d+|latin-?\d|windows-?\d+|cp-?\d+|us-ascii|ascii)$/iu
/** True if bytes are ASCII, which most encodings contain. */
export const isAscii = (bytes: Buffer): boolean => bytes.every((byte) => byte < 0x80)

/** The text of an XML file; undefined if its bytes are not in the encoding that it declares. */
export function xmlText(bytes: Buffer): string | undefined {
  const declared = markedIn(bytes) === undefined ? declaredIn(bytes) : undefined
  // An editor that saved the file as UTF-8 and kept the declaration would turn each umlaut into two letters.
  const isSavedAsUtf8 =
    declared !== undefined && SINGLE_BYTE.test(declared) && !isAscii(bytes) && decoded(bytes, 'utf-8') !== undefined
  return isSavedAsUtf8 ? undefined : fileText(bytes)
}
