import { type Query, queries } from './queries.ts'

/**
 * The window of a tail check. Chains are limited by their own numbers, in whose order they are linked: `journal` and
 * `act` are the last numbers that an earlier run has read. Times limit only the checks of single rows. A row has the
 * time at which its transaction began, so rows are not committed in the order of their times.
 */
export type Tail = { readonly lastMinutes: number; readonly journal: bigint; readonly act: bigint }

/**
 * The rows of a view that a tail check reads. `$seq` is the last journal read; it is included, so that the link to it
 * is checked.
 */
const recent = {
  journal: 'select * from audit.journal where seq >= $seq',
  posting: 'select p.* from audit.posting p join audit.journal j using (journal_id) where j.seq >= $seq',
  fill: 'select x.* from audit.fill x join audit.journal j using (journal_id) where j.seq >= $seq',
  coin_fee: 'select c.* from audit.coin_fee c join audit.journal j using (journal_id) where j.seq >= $seq',
  deposit: 'select d.* from audit.deposit d join audit.journal j using (journal_id) where j.seq >= $seq',
  distribution_holder: `select h.* from audit.distribution_holder h join audit.journal j using (journal_id)
    where j.seq >= $seq`,
  bank_claim_line: 'select * from audit.bank_claim_line where imported_at >= $since',
  hold: 'select * from audit.hold where created_at >= $since or resolved_at >= $since',
  transition: 'select * from audit.transition where at >= $since',
  // Accounts of the exchange have too many postings to add up each minute; the nightly run does.
  account: `select a.* from audit.account a where role = 'customer' and account_id in ($touched)`,
  balance: 'select b.* from audit.balance b where account_id in ($touched)',
} as const

const touched = `select p.account_id from audit.posting p join audit.journal j using (journal_id) where j.seq >= $seq
  union select account_id from audit.hold where created_at >= $since or resolved_at >= $since`

type Windows = Readonly<Record<string, string>>
const windows = (...views: (keyof typeof recent)[]): Windows =>
  Object.fromEntries(views.map((view) => [view, recent[view]]))

/**
 * Returns the window of an invariant that compares two sides: rows of a view, and the one journal of each. If either
 * side is recent, both sides of the pair are read.
 */
function pairs({ view, id, kind, isRecent }: Record<'view' | 'id' | 'kind' | 'isRecent', string>): Windows {
  const journals = `select ref_id from audit.journal where kind = '${kind}' and seq >= $seq`
  const rows = `select ${id} from audit.${view} where ${isRecent}`
  return {
    [view]: `select * from audit.${view} where ${isRecent} or ${id} in (${journals})`,
    journal: `select * from audit.journal where kind = '${kind}' and (seq >= $seq or ref_id in (${rows}))`,
  }
}

/**
 * The invariants that can be checked with recent rows alone, with the windows of their views. The nightly run checks
 * the rest.
 */
const narrowedBy: Readonly<Record<string, Windows>> = {
  I1: windows('posting'),
  I1b: windows('journal', 'posting'),
  I1c: windows('posting'),
  I1d: windows('posting'),
  I2: {},
  I3: windows('account'),
  I4: windows('balance'),
  I4b: windows('hold'),
  I7: windows('fill'),
  I8: windows('fill'),
  I10: windows('fill', 'journal'),
  I10b: windows('fill'),
  I11: windows('fill'),
  I63: windows('coin_fee', 'fill'),
  I63b: windows('coin_fee', 'journal'),
  I13b: windows('deposit'),
  I13d: windows('deposit', 'posting'),
  I15: {},
  I15b: {},
  I15c: {},
  I15d: {},
  I15e: {},
  I17: {},
  I17c: {},
  I17d: {},
  I18: {},
  I18b: {},
  I19: {},
  I19b: {},
  I19c: {},
  I19d: {},
  I20: windows('transition'),
  I22: {},
  I24: windows('journal'),
  I24b: windows('journal', 'posting'),
  I25b: windows('fill'),
  I27: {},
  I27b: {},
  I28: windows('posting'),
  I35: pairs({
    view: 'internal_transfer',
    id: 'transfer_id',
    kind: 'internal_transfer',
    isRecent: 'sent_at >= $since',
  }),
  I36e: windows('journal', 'distribution_holder'),
  I36f: windows('journal', 'distribution_holder'),
  I41: pairs({
    view: 'otc_deal',
    id: 'deal_id',
    kind: 'otc_release',
    isRecent: '(created_at >= $since or ended_at >= $since)',
  }),
  I45b: pairs({ view: 'rebate_payment', id: 'payment_id', kind: 'rebate_pay', isRecent: 'paid_at >= $since' }),
  I45c: {},
  I60: windows('bank_claim_line'),
  I61: {},
}

/** Returns the queries of a tail check. */
export function tailQueries({ lastMinutes, journal }: Tail): Query[] {
  const bounds = { $seq: String(journal), $since: `now() - interval '${lastMinutes} minutes'` }
  return queries.flatMap(({ invariant, text }) => {
    const views = narrowedBy[invariant]
    return views === undefined ? [] : [{ invariant, text: restrictToTail(text, views, bounds) }]
  })
}

function restrictToTail(query: string, views: Windows, bounds: Readonly<Record<string, string>>): string {
  const rows = query.replaceAll(/\baudit\.(\w+)\b/g, (whole, view: string) => {
    const window = views[view]
    return window === undefined ? whole : `(${window})`
  })
  return Object.entries(bounds).reduce(
    (text, [name, bound]) => text.replaceAll(name, bound),
    rows.replaceAll('$touched', touched),
  )
}
