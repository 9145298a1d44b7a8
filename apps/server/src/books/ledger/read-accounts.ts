import type { ledger } from '@tessera/contract/books/ledger/ledger.ts'
import type { InputOf, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { nextOf, pageAnswer } from '#platform/database/keyset.ts'
import type { Tx } from '#platform/database/tx.ts'
import { type AccountFilter, countAccounts, listAccounts, readLonger } from './browse.sql.ts'
import { accountsFile } from './ledger-files.ts'
import { accountView, MOST_LINES } from './ledger-view.ts'
import { recordExport, recordSearch } from './record-reads.ts'

type Filter = InputOf<typeof ledger.accountsFile>
const filterOf = ({ kind, coin, customer, at }: Filter): AccountFilter => ({
  kind,
  coin,
  customer,
  at: at === undefined ? undefined : new Date(at),
})

/** Returns a page of accounts with their balances. */
export async function pageOfAccounts(
  tx: Tx,
  { page, pageSize, after, ...input }: InputOf<typeof ledger.accounts>,
  ip: string,
): Promise<ReplyOf<typeof ledger.accounts>> {
  const [filter, request] = [filterOf(input), { page, pageSize, after }]
  if (filter.at !== undefined) await readLonger(tx)
  if (input.customer !== undefined) await recordSearch(tx, input.customer, ip)
  const rows = await listAccounts(tx, filter, request)
  const keys = rows.map(({ id }) => ({ key: id }))
  const list = { total: await countAccounts(tx, filter), next: nextOf(keys, request) }
  return { ...pageAnswer(request, list), rows: rows.map((row) => accountView(row, filter.at === undefined)) }
}

/** Returns the accounts of a filter, with their balances, as CSV. */
export async function fileOfAccounts(
  tx: Tx,
  input: Filter,
  { ip, locale }: { ip: string; locale: Locale },
): Promise<string> {
  const filter = filterOf(input)
  await readLonger(tx)
  await recordExport(tx, input.customer ?? 'accounts', ip)
  const rows = await listAccounts(tx, filter, { page: 1, pageSize: MOST_LINES })
  const views = rows.map((row) => accountView(row, filter.at === undefined))
  return accountsFile(views, locale)
}
