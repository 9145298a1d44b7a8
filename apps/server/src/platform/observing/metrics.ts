import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export const registry = new Registry()
collectDefaultMetrics({ register: registry })

export const requestSeconds = new Histogram({
  name: 'http_request_seconds',
  help: 'Time from request to answer',
  labelNames: ['route', 'code'],
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5],
  registers: [registry],
})
export const refusals = new Counter({
  name: 'refusals_total',
  help: 'Answers other than SUCCESS',
  labelNames: ['code'],
  registers: [registry],
})
export const brokenInvariants = new Gauge({
  name: 'broken_invariants',
  help: 'Rows the last verification returned',
  registers: [registry],
})
export const unconfirmedFindings = new Counter({
  name: 'unconfirmed_findings_total',
  help: 'Rows of a first look at the ledger that the second look did not confirm: an alarm belongs at any',
  registers: [registry],
})
export const booksVerifiedAt = new Gauge({
  name: 'books_verified_at_seconds',
  help: 'When the last verification that came to its end began, in seconds since 1970: an alarm belongs at ten minutes ago, when money stops',
  registers: [registry],
})
export const auditCopyBehind = new Gauge({
  name: 'audit_copy_behind',
  help: 'Entries of the audit log that the keeper of its copy has not taken: an alarm belongs at any that stays for ten minutes',
  registers: [registry],
})
export const auditCopyDiffers = new Gauge({
  name: 'audit_copy_differs',
  help: 'Whether the copy of the audit log holds another history than the log: an alarm belongs at 1',
  registers: [registry],
})
export const smsBudgetUsed = new Gauge({
  name: 'sms_budget_used',
  help: 'Share of the codes of a day that are sent for visitors or for owners, as of the last one: an alarm belongs at 0.8',
  labelNames: ['requested_by'],
  registers: [registry],
})
export const unsentNotices = new Counter({
  name: 'sms_notices_unsent_total',
  help: 'Notices to customers without a mailbox that did not go out by text message: an alarm belongs at any',
  labelNames: ['why'],
  registers: [registry],
})
export const wrongPasswords = new Gauge({
  name: 'wrong_passwords',
  help: 'Logins of the last five minutes with a wrong password, over all accounts: an alarm belongs at 300',
  registers: [registry],
})
export const databaseWritable = new Gauge({
  name: 'database_writable',
  help: '0 while the database is read-only or full: an alarm belongs at 0',
  registers: [registry],
})
databaseWritable.set(1)
export const contention = new Counter({
  name: 'contention_total',
  help: 'Requests refused with ACCOUNT_BUSY: their turn did not come (turn), or a lock was held for too long (lock)',
  labelNames: ['at'],
  registers: [registry],
})
export const abnormalOrders = new Gauge({
  name: 'abnormal_orders',
  help: 'Orders that were set aside and wait for two people',
  registers: [registry],
})
export const marketInterruptions = new Counter({
  name: 'market_interruptions_total',
  help: 'Volatility auctions and halts by the price rules: an alarm belongs at the first halt',
  labelNames: ['market', 'to'],
  registers: [registry],
})
export const missingHistoryMonths = new Gauge({
  name: 'missing_history_months',
  help: 'Of the next three months, how many have no tables of their own for postings and steps of orders',
  registers: [registry],
})
