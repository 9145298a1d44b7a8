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

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const balance = (code: string, text: string, currency: string, day: string): string =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${text.replace('-', '')}</Amt>` +
  `<CdtDbtInd>${text.startsWith('-') ? 'DBIT' : 'CRDT'}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`

function entryXml(entry: CamtEntry, currency: string, day: string): string {
  const isIn = entry.direction === 'in'
  const party = isIn ? 'Dbtr' : 'Cdtr'
  const refs = [
    entry.endToEnd === undefined ? '' : `<EndToEndId>${entry.endToEnd}</EndToEndId>`,
    entry.txRef === undefined ? '' : `<AcctSvcrRef>${entry.txRef}</AcctSvcrRef>`,
  ].join('')
  return (
    `<Ntry><Amt Ccy="${currency}">${entry.amount}</Amt><CdtDbtInd>${isIn ? 'CRDT' : 'DBIT'}</CdtDbtInd>` +
    `<Sts><Cd>${entry.status ?? 'BOOK'}</Cd></Sts><BookgDt><Dt>${entry.day ?? day}</Dt></BookgDt>` +
    (entry.ref === undefined ? '' : `<AcctSvcrRef>${entry.ref}</AcctSvcrRef>`) +
    `<NtryDtls><TxDtls><Refs>${refs}</Refs><RltdPties><${party}><Pty><Nm>${escaped(entry.party ?? '')}</Nm></Pty></${party}></RltdPties>` +
    `<RmtInf><Ustrd>${escaped(entry.text ?? '')}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
  )
}

/** A camt.052 or camt.053 message of one account in the format of banks. */
export function camtFile(file: CamtFile): string {
  const { type = '053', account = '003-1', currency = 'SGD', from = '2026-03-18', until = from } = file
  const [message, of] = type === '053' ? ['BkToCstmrStmt', 'Stmt'] : ['BkToCstmrAcctRpt', 'Rpt']
  const svcr = file.bic === undefined ? '' : `<Svcr><FinInstnId><BICFI>${file.bic}</BICFI></FinInstnId></Svcr>`
  const balances =
    file.opening === undefined || file.closing === undefined
      ? ''
      : balance('OPBD', file.opening, currency, from) +
        balance(type === '053' ? 'CLBD' : 'ITBD', file.closing, currency, until)
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${type}.001.08"><${message}>` +
    `<GrpHdr><MsgId>M</MsgId><CreDtTm>${until}T23:00:00Z</CreDtTm></GrpHdr><${of}><Id>1</Id>` +
    `<FrToDt><FrDtTm>${from}T00:00:00Z</FrDtTm><ToDtTm>${until}T23:59:59Z</ToDtTm></FrToDt>` +
    `<Acct><Id><Othr><Id>${account}</Id></Othr></Id><Ccy>${currency}</Ccy>${svcr}</Acct>${balances}` +
    `${file.entries.map((entry) => entryXml(entry, currency, until)).join('')}</${of}></${message}></Document>`
  )
}
