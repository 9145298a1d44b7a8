import { create } from 'xmlbuilder2'

/** One booked entry of a message that a bank sends. */
export type CamtEntry = {
  readonly ref?: string
  readonly txRef?: string
  readonly direction: 'in' | 'out'
  readonly amount: string
  readonly party?: string
  readonly text?: string
  readonly endToEnd?: string
  readonly status?: string
  readonly day?: string
}
export type CamtFile = {
  readonly type?: '052' | '053'
  readonly account?: string
  readonly currency?: string
  readonly bic?: string
  /** Missing for a file without balances. */
  readonly opening?: string
  readonly closing?: string
  readonly from?: string
  readonly until?: string
  readonly entries: readonly CamtEntry[]
}

const balance = (code: string, text: string, currency: string, day: string): object => ({
  Tp: { CdOrPrtry: { Cd: code } },
  Amt: { '@Ccy': currency, '#': text.replace('-', '') },
  CdtDbtInd: text.startsWith('-') ? 'DBIT' : 'CRDT',
  Dt: { Dt: day },
})

function entryOf(entry: CamtEntry, currency: string, day: string): object {
  const isIn = entry.direction === 'in'
  return {
    Amt: { '@Ccy': currency, '#': entry.amount },
    CdtDbtInd: isIn ? 'CRDT' : 'DBIT',
    Sts: { Cd: entry.status ?? 'BOOK' },
    BookgDt: { Dt: entry.day ?? day },
    ...(entry.ref !== undefined && { AcctSvcrRef: entry.ref }),
    NtryDtls: {
      TxDtls: {
        Refs: {
          ...(entry.endToEnd !== undefined && { EndToEndId: entry.endToEnd }),
          ...(entry.txRef !== undefined && { AcctSvcrRef: entry.txRef }),
        },
        RltdPties: { [isIn ? 'Dbtr' : 'Cdtr']: { Pty: { Nm: entry.party ?? '' } } },
        RmtInf: { Ustrd: entry.text ?? '' },
      },
    },
  }
}

/** A camt.052 or camt.053 message of one account in the format of banks. */
export function camtFile(file: CamtFile): string {
  const { type = '053', account = '003-1', currency = 'SGD', from = '2026-03-18', until = from } = file
  const [message, of] = type === '053' ? ['BkToCstmrStmt', 'Stmt'] : ['BkToCstmrAcctRpt', 'Rpt']
  const balances = file.opening !== undefined &&
    file.closing !== undefined && {
      Bal: [
        balance('OPBD', file.opening, currency, from),
        balance(type === '053' ? 'CLBD' : 'ITBD', file.closing, currency, until),
      ],
    }
  const content = {
    GrpHdr: { MsgId: 'M', CreDtTm: `${until}T23:00:00Z` },
    [of]: {
      Id: '1',
      FrToDt: { FrDtTm: `${from}T00:00:00Z`, ToDtTm: `${until}T23:59:59Z` },
      Acct: {
        Id: { Othr: { Id: account } },
        Ccy: currency,
        ...(file.bic !== undefined && { Svcr: { FinInstnId: { BICFI: file.bic } } }),
      },
      ...balances,
      Ntry: file.entries.map((entry) => entryOf(entry, currency, until)),
    },
  }
  const document = create({ version: '1.0', encoding: 'UTF-8' }).ele(
    `urn:iso:std:iso:20022:tech:xsd:camt.${type}.001.08`,
    'Document',
  )
  return document.ele({ [message]: content }).end()
}
