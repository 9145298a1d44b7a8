/** The counterparty of a payment as `:86:` reports it; texts are empty if it does not. */
export type Mt940Party = { readonly name: string; readonly account: string; readonly bank: string }
const noParty: Mt940Party = { name: '', account: '', bank: '' }
export type Mt940Text = { readonly party: Mt940Party; readonly remittance: string }

/** The length at which banks break a line of `:86:`, and of a subfield in the German form. */
const ROW_LENGTH = 65
const SUBFIELD_LENGTH = 27

/** Codes of the form with slashes. Sources: the MT940 guides of Dutch and Nordic banks. */
const CODES = 'TRTP|TRCD|IBAN|BIC|NAME|REMI|EREF|ORDP|BENM|CSID|MARF|PREF|ADDR|ISDT|SVCL|PURP|ULTB|ULTD|RTRN|ID|ACCW'
/** Labels within the German remittance text. Source: DFÜ agreement, annex 3, MT940. */
const LABELS = /\b(?:EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|IBAN|BIC|RREF)\+/gu

/** Reads `:86:` in the German form (`?20`), in the form with slashes (`/NAME/`), or as plain text. */
export function remittanceOf(details: string): Mt940Text {
  const rows = details.split('\n')
  if (/^\d{3}\?\d{2}/u.test(details)) return germanText(rows.join(''))
  if (new RegExp(`^\\s*/(?:${CODES})/`, 'u').test(details)) return slashText(rows.join(''))
  return { party: noParty, remittance: joinRows(rows, ROW_LENGTH) }
}

/** Joins parts. A part of full length was broken within a word, a shorter one at a blank. */
const joinRows = (rows: readonly string[], full: number): string =>
  rows
    .map((row, n) => (row.length >= full || n === rows.length - 1 ? row : `${row.trimEnd()} `))
    .join('')
    .replaceAll(/\s+/gu, ' ')
    .trim()

/**
 * The bank writes its subfields in ascending order. In any other order the payer may have typed one, so no counterparty
 * is read.
 */
function germanText(text: string): Mt940Text {
  const fields = [...text.matchAll(/\?(\d{2})([^?]*)/gu)].map(([, code, value = '']) => [Number(code), value] as const)
  const isAscending = fields.every(([code], n) => n === 0 || code > (fields[n - 1]?.[0] ?? 0))
  const parts = new Map(fields)
  const range = (from: number, to: number) =>
    [...parts].filter(([code, value]) => code >= from && code <= to && value !== '').map(([, value]) => value)
  const remittance = joinRows([...range(20, 29), ...range(60, 63)], SUBFIELD_LENGTH)
  return {
    party: isAscending
      ? {
          name: joinRows(range(32, 33), SUBFIELD_LENGTH),
          account: (parts.get(31) ?? '').trim(),
          bank: (parts.get(30) ?? '').trim(),
        }
      : noParty,
    remittance: remittance.replaceAll(LABELS, ' ').replaceAll('NOTPROVIDED', ' ').replaceAll(/\s+/gu, ' ').trim(),
  }
}

/**
 * The payer controls the text of `/REMI/`, so the counterparty is read only before it. If a field of the counterparty
 * occurs twice, the payer may have typed one, so no counterparty is read.
 */
function slashText(text: string): Mt940Text {
  const fields = [...text.matchAll(new RegExp(`/(${CODES})/(.*?)(?=/(?:${CODES})/|$)`, 'gu'))].map(
    ([, code = '', value = '']) => [code, value.replaceAll(/\s+/gu, ' ').trim()] as const,
  )
  const codes = fields.map(([code]) => code)
  const isTwice = ['NAME', 'IBAN', 'BIC'].some((code) => codes.indexOf(code) !== codes.lastIndexOf(code))
  const remittanceAt = codes.indexOf('REMI')
  const before = new Map(fields.slice(0, remittanceAt === -1 ? undefined : remittanceAt))
  const values = new Map(fields)
  const of = (code: string): string => values.get(code) ?? ''
  const reference = of('EREF') === 'NOTPROVIDED' ? '' : of('EREF')
  return {
    party: isTwice
      ? noParty
      : { name: before.get('NAME') ?? '', account: before.get('IBAN') ?? '', bank: before.get('BIC') ?? '' },
    remittance: [
      of('REMI')
        .replace(/^USTD\/+/u, '')
        .replace(/\/+$/u, ''),
      reference,
    ]
      .filter((each) => each !== '')
      .join(' '),
  }
}
