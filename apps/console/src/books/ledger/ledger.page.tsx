import { useScreenSearch } from '#parts/url-state.ts'
import { AccountEntries } from './account-entries.tsx'
import { AccountList } from './account-list.tsx'
import { JournalDrawer } from './journal-drawer.tsx'

/** The accounts of the ledger, or the entries of the account in the address; a journal opens over either. */
export function LedgerPage() {
  const [{ account, journal }, change] = useScreenSearch('ledger')
  return (
    <>
      {account === undefined ? <AccountList /> : <AccountEntries key={account} id={account} />}
      {journal !== undefined && (
        <JournalDrawer key={journal} id={journal} onClose={() => change({ journal: undefined })} />
      )}
    </>
  )
}
