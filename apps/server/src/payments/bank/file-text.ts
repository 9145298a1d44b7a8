import { isMt940 } from '@tessera/domain/payments/fiat-orders/mt940.ts'
import {
  bankStatementFormatUnknown,
  bankStatementPdf,
  bankStatementSpreadsheet,
} from '@tessera/domain/payments/fiat-orders/refusals.ts'
import type { StatementEncoding } from '@tessera/domain/payments/fiat-orders/statement-encodings.ts'
import { fileText, isAscii, isXml, xmlText } from '#platform/text/file-text.ts'

/** Control characters that windows-1252 makes of bytes without a letter. Encodings of DOS have letters there. */
const hasControls = (text: string): boolean => /[\u0080-\u009f]/u.test(text)

/**
 * Returns the text of a statement; undefined if it cannot be read. MT940 declares no encoding, and many banks write it
 * in ISO-8859-1. So it is also read as windows-1252, which contains all letters of ISO-8859-1.
 */
export function statementText(bytes: Buffer): string | undefined {
  const text = xmlText(bytes)
  if (text !== undefined || isXml(bytes)) return text
  const western = fileText(bytes, 'windows-1252')
  return western !== undefined && isMt940(western) && !hasControls(western) ? western : undefined
}

/** The first bytes of an old Excel file. */
const OLD_EXCEL = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])
/** Entry names that only ZIP archives of spreadsheets have, of Office Open XML and of OpenDocument. */
const SHEET_ENTRIES = ['[Content_Types].xml', 'application/vnd.oasis.opendocument.spreadsheet']

/** Returns the refusal of a file that is not text, such as a spreadsheet or PDF; undefined for any other file. */
export function binaryRefusal(bytes: Buffer) {
  if (bytes.subarray(0, 4).equals(OLD_EXCEL)) return bankStatementSpreadsheet
  if (bytes.includes('%PDF-') && bytes.indexOf('%PDF-') < 1024) return bankStatementPdf
  if (!bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) return undefined
  return SHEET_ENTRIES.some((entry) => bytes.includes(entry)) ? bankStatementSpreadsheet : bankStatementFormatUnknown
}

/**
 * Returns the text of a CSV file in the encoding of its profile; undefined for bytes of another encoding. Every byte is
 * valid in windows-1252, so UTF-8 text with letters beyond ASCII is not accepted as windows-1252.
 */
export function csvText(bytes: Buffer, encoding: StatementEncoding): string | undefined {
  if (encoding === 'windows-1252' && !isAscii(bytes) && fileText(bytes) !== undefined) return undefined
  return fileText(bytes, encoding)
}
