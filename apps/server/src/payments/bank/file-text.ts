import { isMt940 } from '@tessera/domain/payments/fiat-orders/mt940.ts'
import {
  bankStatementFormatUnknown,
  bankStatementPdf,
  bankStatementSpreadsheet,
  bankStatementUnreadable,
} from '@tessera/domain/payments/fiat-orders/refusals.ts'
import type { StatementEncoding } from '@tessera/domain/payments/fiat-orders/statement-encodings.ts'

const marks: readonly { readonly bytes: readonly number[]; readonly encoding: StatementEncoding }[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
]

/**
 * The text of a file; undefined if its bytes are no text in its encoding. A byte order mark has precedence over the XML
 * declaration, and that over `encoding`.
 */
export function fileText(bytes: Buffer, encoding: StatementEncoding = 'utf-8'): string | undefined {
  const marked = marks.find((mark) => mark.bytes.every((byte, n) => bytes[n] === byte))?.encoding
  const declared = /^\s*<\?xml[^>]*\bencoding=["']([\w-]+)["']/u.exec(bytes.toString('latin1', 0, 200))?.[1]
  try {
    return new TextDecoder(marked ?? declared ?? encoding, { fatal: true }).decode(bytes)
  } catch (error) {
    // TypeError: bytes outside the encoding. RangeError: an encoding that does not exist.
    if (error instanceof TypeError || error instanceof RangeError) return undefined
    throw error
  }
}

/**
 * The text of a statement; undefined if it cannot be read. MT940 declares no encoding, and many banks write it in
 * ISO-8859-1, so it is also read as windows-1252, which contains all its letters.
 */
export function statementText(bytes: Buffer): string | undefined {
  const text = fileText(bytes)
  if (text !== undefined) return text
  const western = fileText(bytes, 'windows-1252')
  return western !== undefined && isMt940(western) ? western : undefined
}

/** The first bytes of an old Excel file. */
const OLD_EXCEL = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])
/** Entries that only spreadsheets in a ZIP archive have: those of Office Open XML and of OpenDocument. */
const SHEET_ENTRIES = ['[Content_Types].xml', 'application/vnd.oasis.opendocument.spreadsheet']

/** Returns the refusal of a file that is no text, such as a spreadsheet or PDF; undefined for any other file. */
export function binaryRefusal(bytes: Buffer) {
  if (bytes.subarray(0, 4).equals(OLD_EXCEL)) return bankStatementSpreadsheet
  if (bytes.includes('%PDF-') && bytes.indexOf('%PDF-') < 1024) return bankStatementPdf
  if (!bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) return undefined
  return SHEET_ENTRIES.some((entry) => bytes.includes(entry)) ? bankStatementSpreadsheet : bankStatementFormatUnknown
}

export const encodingUnknown = (expected: string) =>
  bankStatementUnreadable({ line: 1, place: 'encoding', found: '', expected })

/**
 * The text of a CSV file in the encoding of its profile; undefined for other bytes. Each byte is a letter of
 * windows-1252, so text that is UTF-8 with letters beyond ASCII is not read as windows-1252.
 */
export function csvText(bytes: Buffer, encoding: StatementEncoding): string | undefined {
  const isAscii = bytes.every((byte) => byte < 0x80)
  if (encoding === 'windows-1252' && !isAscii && fileText(bytes) !== undefined) return undefined
  return fileText(bytes, encoding)
}
