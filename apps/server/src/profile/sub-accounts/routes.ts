import { subAccounts } from '@tessera/contract/profile/sub-accounts/sub-accounts.ts'
import { customerMachine } from '@tessera/domain/access/customers/machine.ts'
import { assert, ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { MAX_SUB_ACCOUNTS } from '@tessera/domain/profile/sub-accounts/family.ts'
import { isEmpty } from '#profile/account-closings/account-closings.sql.ts'
import { chosenFiat } from '#profile/accounts/chosen-fiat.sql.ts'
import { holdingsOf } from '#profile/accounts/holdings.sql.ts'
import { overviewView } from '#profile/accounts/show-overview.ts'
import type { CustomerCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { noun, type Noun } from '#platform/http/serve.ts'
import { move } from '#platform/database/state.sql.ts'
import { shownFiat } from '#books/rates/fiat-of.ts'
import { endTransfer, mustFind, type TakeTransfersCommand } from '#profile/transfers/end-transfer.ts'
import { transferView } from '#profile/transfers/show-transfer.ts'
import { closeLogin, endLogin, note, openLogin } from './change-login.ts'
import { createSubAccount } from './create-sub-account.ts'
import { familyTransfer } from './family-transfer.ts'
import { subAccountView } from './show-sub-account.ts'
import { findSubAccount, listSubAccounts, lockSubAccount, type SubAccountRow } from '#access/customers/family.sql.ts'
import { freeSlot, setSwitches } from './sub-accounts.sql.ts'
import { accountNotEmpty } from '#profile/account-closings/refusals.ts'

export const subAccountRoutes = (deps: Deps, takeTransfers: TakeTransfersCommand): Noun =>
  noun('sub_accounts', subAccounts, {
    list: async ({ customer }) => {
      const rows = await listSubAccounts(deps, customer.customerId)
      return ok({ rows: rows.map(subAccountView), max: MAX_SUB_ACCOUNTS })
    },
    overview: (call, { id, fiat }) =>
      call.inTx(async (tx) => {
        const { customerId } = call.customer
        if ((await findSubAccount(tx, customerId, id)) === undefined) return refuse('NOT_FOUND')
        const known = await shownFiat(tx, fiat, () => chosenFiat(tx, customerId))
        if (!known.ok) return known
        return ok(overviewView(await holdingsOf(tx, id, known.value.code), known.value, tx.now, call.locale))
      }),
    create: (call, input) => createSubAccount(deps, call, input),
    openLogin: async (call, input) => visibleIf(await openLogin(call, input)),
    closeLogin: async (call, input) => visibleIf(await closeLogin(call, input)),
    setSwitches: ({ customer, inTx }, { id, depositsOpen, tradingOpen }) =>
      inTx(async (tx) => {
        const sub = await lockSubAccount(tx, customer.customerId, id)
        if (sub === undefined) return refuse('NOT_FOUND')
        await setSwitches(tx, id, { depositsOpen, tradingOpen })
        return ok(subAccountView({ ...sub, deposits_open: depositsOpen, trading_open: tradingOpen }))
      }),
    close: (call, { id }) => closeSubAccount(call, id),
    transfer: async (call, input) => {
      const { customerId } = call.customer
      const source = input.from.account === 'main' ? customerId : input.from.account
      const requested = await call.inTx(async (tx) => {
        const created = await familyTransfer(tx, customerId, deps.random.uuid(), input)
        return created.ok ? ok(transferView(await mustFind(tx, source, created.value.id))) : created
      })
      if (!requested.ok) return requested
      const ended = await endTransfer({ ...deps, takeTransfers }, source, requested.value.id)
      return ended.ok ? ok(transferView(ended.value)) : ended
    },
  })

/** Closes an empty sub-account permanently, and frees its slot. */
const closeSubAccount = (
  call: CustomerCall,
  id: string,
): Promise<Outcome<Record<string, never>, 'NOT_FOUND' | 'ACCOUNT_NOT_EMPTY'>> =>
  call.inTx(async (tx) => {
    const sub = await lockSubAccount(tx, call.customer.customerId, id)
    if (sub?.status !== 'active') return refuse('NOT_FOUND')
    if (!(await isEmpty(tx, id))) return accountNotEmpty
    assert(await move(tx, 'customer', id, customerMachine, 'close'), `sub-account ${id} is not active`)
    await freeSlot(tx, id)
    await endLogin(tx, id)
    await note(tx, call, 'ended', id)
    return ok({})
  })

const visibleIf = <C extends string>(created: Outcome<SubAccountRow, C>) =>
  created.ok ? ok(subAccountView(created.value)) : created
