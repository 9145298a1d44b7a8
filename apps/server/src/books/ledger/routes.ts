import { ledger } from '@tessera/contract/books/ledger/ledger.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { noun, type Noun } from '#platform/http/serve.ts'
import { trialFile } from './ledger-files.ts'
import { fileOfAccounts, pageOfAccounts } from './read-accounts.ts'
import { fileOfEntries, pageOfEntries, readJournal } from './read-entries.ts'
import { trialBalance } from './trial-balance.ts'

/** Reads the ledger. The audit log records each read of a customer's account with its operator. */
export const ledgerRoutes = (): Noun =>
  noun('ledger', ledger, {
    accounts: (call, input) => call.inTx(async (tx) => ok(await pageOfAccounts(tx, input, call.ip))),
    accountsFile: (call, input) => call.inTx(async (tx) => ok(await fileOfAccounts(tx, input, call))),
    entries: (call, input) => call.inTx((tx) => pageOfEntries(tx, input, call.ip)),
    entriesFile: (call, input) => call.inTx((tx) => fileOfEntries(tx, input, call)),
    journal: (call, { id }) => call.inTx((tx) => readJournal(tx, id, call.ip)),
    trial: (call, input) => call.inTx((tx) => trialBalance(tx, input)),
    trialFile: async (call, { format, ...input }) => {
      const trial = await call.inTx((tx) => trialBalance(tx, input))
      return trial.ok ? ok(await trialFile(trial.value, format, call.locale)) : trial
    },
  })
