import type { ledger } from '@tessera/contract/books/ledger/ledger.ts'
import type { InputOf, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { parseAmount, ZERO } from '@tessera/domain/books/money/amount.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { nextOf, pageAnswer } from '#platform/database/keyset.ts'
import type { Tx } from '#platform/database/tx.ts'
import {
  type AccountRow,
  countEntries,
  decisionsAbout,
  type EntryFilter,
  findAccount,
  findJournal,
  listEntries,
  postingsOfJournal,
  readLonger,
} from './browse.sql.ts'
import { entriesFile } from './ledger-files.ts'
import { accountView, entryView, journalView, MOST_LINES } from './ledger-view.ts'
import { recordExport, recordReads } from './record-reads.ts'

type Filter = InputOf<typeof ledger.entriesFile>
const timeOf = (iso: string | undefined): Date | undefined => (iso === undefined ? undefined : new Date(iso))
/** An amount that the coin cannot represent matches no entry, as zero does. */
const filterOf = ({ id: accountId, from, until, amount, ...filter }: Filter, { scale }: AccountRow): EntryFilter => ({
  ...filter,
  accountId,
  from: timeOf(from),
  until: timeOf(until),
  amount: amount === undefined ? undefined : (parseAmount(amount, scale) ?? ZERO),
})

/** Returns a page of the entries of an account. */
export async function pageOfEntries(
  tx: Tx,
  { page, pageSize, after, ...input }: InputOf<typeof ledger.entries>,
  ip: string,
): Promise<Outcome<ReplyOf<typeof ledger.entries>, 'NOT_FOUND'>> {
  await readLonger(tx)
  const account = await findAccount(tx, input.id)
  if (account === undefined) return refuse('NOT_FOUND')
  await recordReads(tx, [account], ip)
  const [filter, request] = [filterOf(input, account), { page, pageSize, after }]
  const rows = await listEntries(tx, filter, request)
  const keys = rows.map(({ id }) => ({ key: id }))
  const list = { total: await countEntries(tx, filter), next: nextOf(keys, request) }
  return ok({
    ...pageAnswer(request, list),
    rows: rows.map((row) => entryView(row, account.scale)),
    account: accountView(account, true),
  })
}

/** Returns the entries of an account as CSV. */
export async function fileOfEntries(
  tx: Tx,
  input: Filter,
  { ip, locale }: { ip: string; locale: Locale },
): Promise<Outcome<string, 'NOT_FOUND'>> {
  await readLonger(tx)
  const account = await findAccount(tx, input.id)
  if (account === undefined) return refuse('NOT_FOUND')
  await recordReads(tx, [account], ip)
  await recordExport(tx, `account ${account.id}`, ip)
  const rows = await listEntries(tx, filterOf(input, account), { page: 1, pageSize: MOST_LINES })
  const views = rows.map((row) => entryView(row, account.scale))
  return ok(entriesFile(accountView(account, true), views, locale))
}

/** Returns a journal with its postings and decisions. */
export async function readJournal(
  tx: Tx,
  id: string,
  ip: string,
): Promise<Outcome<ReplyOf<typeof ledger.journal>, 'NOT_FOUND'>> {
  const journal = await findJournal(tx, id)
  if (journal === undefined) return refuse('NOT_FOUND')
  const postings = await postingsOfJournal(tx, journal)
  await recordReads(tx, postings, ip)
  return ok(journalView(journal, postings, await decisionsAbout(tx, journal.ref_id)))
}
