import { accountKinds } from '@tessera/domain/books/ledger/account-kinds.ts'
import { journalKinds } from '@tessera/domain/books/ledger/transfer.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import {
  AccountNumber,
  AmountText,
  Coin,
  Day,
  FileReply,
  Id,
  KeysetRequest,
  keysetOf,
  line,
  SignedAmountText,
  Time,
} from '#platform/http/shared.ts'

const AccountKind = z.enum(accountKinds)
const JournalKind = z.enum(journalKinds)
/** The number of an account of the ledger. */
const LedgerAccountId = z.string().regex(/^\d{1,18}$/)
const Owner = z.object({ id: Id, number: z.string() })

const LedgerAccount = z
  .object({
    id: LedgerAccountId,
    kind: AccountKind,
    /** The subject of an account of the exchange, such as a product; null if its kind has one account per coin. */
    of: z.string().nullable(),
    /** Null for accounts of the exchange. */
    customer: Owner.nullable(),
    coin: Coin,
    /**
     * Above zero for a credit balance, which the exchange owes; below zero for a debit balance, which it holds or is
     * owed.
     */
    balance: SignedAmountText,
    /** The held part of the balance now; null for a moment in the past. */
    held: AmountText.nullable(),
  })
  .meta({ id: 'LedgerAccount' })

const Reference = z.object({ type: z.string(), id: z.string() })
const LedgerEntry = z
  .object({
    id: LedgerAccountId,
    at: Time,
    journalId: Id,
    kind: JournalKind,
    /** Above zero for a credit, below zero for a debit. */
    amount: SignedAmountText,
    /** The balance of the account after the entry. */
    balance: SignedAmountText,
    reference: Reference,
    reversed: z.boolean(),
  })
  .meta({ id: 'LedgerEntry' })

const Posting = LedgerAccount.pick({ kind: true, of: true, customer: true, coin: true }).extend({
  accountId: LedgerAccountId,
  amount: SignedAmountText,
})
const Journal = z
  .object({
    id: Id,
    /** Its number in the chain of journals. */
    seq: z.string(),
    at: Time,
    kind: JournalKind,
    reference: Reference,
    /** `operator:<id>`, `customer:<id>` or `job:<task>`. */
    actor: z.string(),
    /** The journal that this one reverses. */
    reverses: Id.nullable(),
    /** The journal that reverses this one. */
    reversedBy: Id.nullable(),
    hash: z.string(),
    postings: z.array(Posting),
    /** Decisions of two people on the object of the reference; `kind` is the kind of decision. */
    decisions: z.array(z.object({ kind: z.string(), subjectId: z.string() })),
  })
  .meta({ id: 'LedgerJournal' })

const accountFilters = {
  kind: AccountKind.optional(),
  coin: Coin.optional(),
  customer: AccountNumber.optional(),
  /** Balances at this moment instead of now. */
  at: Time.optional(),
}
const entryFilters = {
  id: LedgerAccountId,
  kind: JournalKind.optional(),
  from: Time.optional(),
  until: Time.optional(),
  /** The exact amount, as a debit or a credit. */
  amount: AmountText.optional(),
  /** The id of the object that caused the entry. */
  reference: line(100).optional(),
}

const trialFigures = {
  opening: SignedAmountText,
  debits: AmountText,
  credits: AmountText,
  closing: SignedAmountText,
}
export const TrialBalance = z
  .object({
    day: Day,
    /** False until the day is over, because its figures still change. */
    isFinal: z.boolean(),
    lines: z.array(z.object({ coin: Coin, kind: AccountKind, ...trialFigures })),
    /** The ledger balances if opening and closing are zero, and debits equal credits. */
    sums: z.array(z.object({ coin: Coin, ...trialFigures, isBalanced: z.boolean() })),
  })
  .meta({ id: 'TrialBalance' })

/** Reads the ledger. Days are in UTC, as all days of the exchange. */
export const ledger = endpoints({
  accounts: {
    method: 'POST',
    path: 'console/api/v1/ledger/accounts',
    summary: 'Accounts of the ledger with their balances now or at a moment; the search for a customer is recorded',
    who: 'operator',
    permission: 'ledger.read',
    rate: { points: 30, seconds: 60 },
    input: z.object({ ...KeysetRequest, ...accountFilters }),
    reply: keysetOf(LedgerAccount),
    refusals: [],
  },
  accountsFile: {
    method: 'POST',
    path: 'console/api/v1/ledger/accounts_file',
    summary: 'Accounts of the ledger as a file (CSV), with the filters of the list; at most 10,000',
    who: 'operator',
    permission: 'ledger.read',
    rate: { points: 30, seconds: 60 },
    input: z.object(accountFilters),
    reply: z.string(),
    produces: 'text/csv',
    refusals: [],
  },
  entries: {
    method: 'POST',
    path: 'console/api/v1/ledger/entries',
    summary:
      'Entries of an account, newest first, with the balance after each; reading a customer’s account is recorded',
    who: 'operator',
    permission: 'ledger.read',
    rate: { points: 30, seconds: 60 },
    input: z.object({ ...KeysetRequest, ...entryFilters }),
    reply: keysetOf(LedgerEntry).extend({ account: LedgerAccount }),
    refusals: ['NOT_FOUND'],
  },
  entriesFile: {
    method: 'POST',
    path: 'console/api/v1/ledger/entries_file',
    summary: 'Entries of one account as a file (CSV), with the filters of the list; at most 10,000',
    who: 'operator',
    permission: 'ledger.read',
    rate: { points: 30, seconds: 60 },
    input: z.object(entryFilters),
    reply: z.string(),
    produces: 'text/csv',
    refusals: ['NOT_FOUND'],
  },
  journal: {
    method: 'POST',
    path: 'console/api/v1/ledger/journal',
    summary:
      'A journal with all its postings, its reversal, and the decisions that caused it; reading a customer’s is recorded',
    who: 'operator',
    permission: 'ledger.read',
    input: z.object({ id: Id }),
    reply: Journal,
    refusals: ['NOT_FOUND'],
  },
  trial: {
    method: 'POST',
    path: 'console/api/v1/ledger/trial',
    summary: 'The trial balance of a day (UTC): opening, debits, credits and closing of each kind of account and coin',
    who: 'operator',
    permission: 'ledger.read',
    rate: { points: 30, seconds: 60 },
    input: z.object({ day: Day, coin: Coin.optional() }),
    reply: TrialBalance,
    refusals: ['LEDGER_DAY_IN_FUTURE'],
  },
  trialFile: {
    method: 'POST',
    path: 'console/api/v1/ledger/trial_file',
    summary: 'The trial balance of a day as a file (CSV or PDF)',
    who: 'operator',
    permission: 'ledger.read',
    rate: { points: 30, seconds: 60 },
    input: z.object({ day: Day, coin: Coin.optional(), format: z.enum(['csv', 'pdf']) }),
    reply: FileReply,
    produces: 'file',
    refusals: ['LEDGER_DAY_IN_FUTURE'],
  },
})
