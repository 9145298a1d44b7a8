/** Encodings of statement files, by their names in the Encoding Standard of the WHATWG. */
export const statementEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'gb18030'] as const
export type StatementEncoding = (typeof statementEncodings)[number]
