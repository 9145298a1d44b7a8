import { bankAccounts } from '@tessera/contract/payments/bank-accounts/bank-accounts.ts'
import { MAX_BANK_ACCOUNTS } from '@tessera/domain/payments/bank-accounts/account.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { noun, type Noun } from '#platform/http/serve.ts'
import { addBankAccount } from './add-bank-account.ts'
import { fiatCodes, listBankAccounts } from './bank-accounts.sql.ts'
import { readOwner } from './own-account.ts'
import { removeBankAccount } from './remove-bank-account.ts'
import { bankAccountView } from './bank-account-view.ts'

export const bankAccountRoutes = (deps: Deps): Noun =>
  noun('bank_accounts', bankAccounts, {
    get: ({ inTx, customer: { customerId } }) =>
      inTx(async (tx) =>
        ok({
          rows: (await listBankAccounts(tx, customerId)).map((account) => bankAccountView(account, tx.now)),
          max: MAX_BANK_ACCOUNTS,
          fiats: await fiatCodes(tx),
          ...(await readOwner(tx, customerId)),
        }),
      ),
    add: (call, request) =>
      call.inTx(async (tx) => {
        const added = await addBankAccount(deps, tx, call, request)
        return added.ok ? ok(bankAccountView(added.value, tx.now)) : added
      }),
    remove: (call, request) => call.inTx((tx) => removeBankAccount(tx, call, request)),
  })
