import { type Query, queries } from './queries.ts'

/** What stands for each view when only the last minutes are looked at. */
const recent = {
  journal: 'select * from audit.journal where created_at >= $since',
  posting: 'select p.* from audit.posting p join audit.journal j using (journal_id) where j.created_at >= $since',
  fill: 'select x.* from audit.fill x join audit.journal j using (journal_id) where j.created_at >= $since',
  deposit: 'select d.* from audit.deposit d join audit.journal j using (journal_id) where j.created_at >= $since',
  hold: 'select * from audit.hold where created_at >= $since or resolved_at >= $since',
  distribution_holder: `select h.* from audit.distribution_holder h join audit.journal j using (journal_id)
    where j.created_at >= $since`,
  internal_transfer: 'select * from audit.internal_transfer where sent_at >= $since',
  bank_claim_line: 'select * from audit.bank_claim_line where imported_at >= $since',
  rebate_payment: 'select * from audit.rebate_payment where paid_at >= $since',
  otc_deal: 'select * from audit.otc_deal where created_at >= $since or ended_at >= $since',
  transition: 'select * from audit.transition where at >= $since',
  // House accounts have too many postings to add up each minute; the nightly run does.
  account: `select a.* from audit.account a where role = 'customer' and account_id in ($touched)`,
  balance: 'select b.* from audit.balance b where account_id in ($touched)',
} as const

const touched = `select p.account_id from audit.posting p join audit.journal j using (journal_id) where j.created_at >= $since
  union select account_id from audit.hold where created_at >= $since or resolved_at >= $since`

/** The invariants that recent rows can be held against alone, each with the views it then sees narrowed; the rest is nightly. */
const narrowedBy: Readonly<Record<string, readonly (keyof typeof recent)[]>> = {
  I1: ['posting'],
  I1b: ['journal', 'posting'],
  I1c: ['posting'],
  I1d: ['posting'],
  I2: [],
  I3: ['account'],
  I4: ['balance'],
  I4b: ['hold'],
  I7: ['fill'],
  I8: ['fill'],
  I10: ['fill', 'journal'],
  I10b: ['fill'],
  I11: ['fill'],
  I13b: ['deposit'],
  I13d: ['deposit', 'posting'],
  I15: [],
  I15b: [],
  I15c: [],
  I15d: [],
  I15e: [],
  I17: [],
  I17c: [],
  I18: [],
  I18b: [],
  I19: [],
  I19b: [],
  I19c: [],
  I20: ['transition'],
  I22: [],
  I24: ['journal'],
  I24b: ['journal', 'posting'],
  I25b: ['fill'],
  I27: [],
  I27b: [],
  I28: ['posting'],
  I36e: ['journal', 'distribution_holder'],
  I36f: ['journal', 'distribution_holder'],
  I17d: [],
  I19d: [],
  I35: ['journal', 'internal_transfer'],
  I41: ['journal', 'otc_deal'],
  I45b: ['journal', 'rebate_payment'],
  I45c: [],
  I60: ['bank_claim_line'],
}

/** The queries of the every-minute run over the last `minutes`. */
export function tailQueries(minutes: number): Query[] {
  const since = `now() - interval '${minutes} minutes'`
  return queries.flatMap(({ invariant, text }) => {
    const views = narrowedBy[invariant]
    return views === undefined
      ? []
      : [{ invariant, text: views.reduce((query, view) => narrow(query, view, since), text) }]
  })
}

function narrow(query: string, view: keyof typeof recent, since: string): string {
  const rows = recent[view].replaceAll('$touched', touched).replaceAll('$since', since)
  // Each use outside of what was put in already: `from audit.posting p`, `join audit.fill x`.
  return query.replaceAll(new RegExp(`\\baudit\\.${view}\\b`, 'g'), `(${rows})`)
}
