import { testTransfers } from '@tessera/contract/payments/withdrawals/test-transfers.ts'
import { withdrawalMail } from '@tessera/contract/payments/withdrawals/withdrawal-mail.ts'
import { withdrawalsReview } from '@tessera/contract/payments/withdrawals/withdrawals-review.ts'
import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { assert, ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { ownClockMs } from '#platform/clock/clock.ts'
import { noun } from '#platform/http/serve.ts'
import { pageAnswer } from '#platform/database/keyset.ts'
import type { Tx } from '#platform/database/tx.ts'
import { type ClockSource, settingNow } from '#platform/settings/settings.sql.ts'
import type { Chain } from '#payments/chain/chain.ts'
import { NodeSilent } from '#payments/chain/chain-node.ts'
import type { AddressKind } from '#payments/chain/chain-reads.ts'
import { explorerNow } from '#payments/chain/explorer.ts'
import { addAddress } from './add-address.ts'
import { type AddressEntry, listAddresses, lockAddress, removeAddressEntry } from './address-book.sql.ts'
import { resendMail } from './send-confirmation.ts'
import { confirmByMail, disownByMail, readLink } from './confirm-by-mail.ts'
import { cancelWithdrawal } from './end-withdrawal.ts'
import { proveAddress, tellBeneficiary } from './identify-address.ts'
import { exchangeWalletsNow } from './exchange-wallets-now.ts'
import { findForReview, findWithdrawal, listForReview, listWithdrawals, stagesOf } from './list-withdrawals.sql.ts'
import { receiverAccounts } from './receiver-account.ts'
import { requestDeps, requestWithdrawal } from './request-withdrawal.ts'
import { withdrawalView, addressView, withdrawalForReview } from './withdrawal-view.ts'
import { startTest } from './start-test.ts'
import { travelData } from './travel-data.ts'
import { trustAddress } from './trust-address.ts'
import { withdrawalTerms } from './terms.sql.ts'
import { chainUnavailable } from './refusals.ts'

export const withdrawalRoutes = (deps: Deps, chain: Chain) => {
  const { random, log } = deps
  const requesting = requestDeps(deps)
  const receiverHasAccount = receiverAccounts({ ...deps, chain, now: ownClockMs })
  return noun('withdrawals', withdrawals, {
    terms: async ({ inTx, customer: { customerId } }, { addressId, ...request }) => {
      const hasAccount = await receiverHasAccount(customerId, { ...request, addressId })
      return inTx((tx) => withdrawalTerms(tx, requesting.quoteSeal, customerId, { ...request, addressId, hasAccount }))
    },
    listAddresses: ({ inTx, customer }, chosen) =>
      inTx(async (tx) => {
        const entries = await listAddresses(tx, customer.customerId, chosen)
        return ok({ rows: entries.map((entry) => addressView(entry, tx.now)) })
      }),
    addAddress: async ({ inTx, customer }, request) => {
      const kind =
        request.chain === chain.chain ? await unlessSilent(log, () => chain.kindOf(request.address)) : invalid
      if (!kind.ok) return kind
      const adding = { newId: random.uuid }
      return inTx(async (tx) => {
        const added = await addAddress(tx, adding, customer.customerId, request, kind.value)
        return added.ok ? ok(addressView(added.value, tx.now)) : added
      })
    },
    trustAddress: async (call, request) => entryReply(await trustAddress(call, request)),
    tellBeneficiary: async (call, request) => entryReply(await tellBeneficiary(call, request)),
    proveAddress: async (call, request) => entryReply(await proveAddress(call, request)),
    removeAddress: ({ inTx, customer }, { id }) =>
      inTx(async (tx) => {
        const entry = await lockAddress(tx, customer.customerId, id)
        if (!entry.ok) return entry
        await removeAddressEntry(tx, id)
        return ok({})
      }),
    create: ({ inTx, customer }, request) =>
      inTx(async (tx) => {
        const created = await requestWithdrawal(tx, requesting, customer, request)
        return created.ok ? ok(await showOwn(tx, customer.customerId, created.value.id)) : created
      }),
    cancel: ({ inTx, customer }, { id }) =>
      inTx(async (tx) => {
        const cancelled = await cancelWithdrawal(tx, customer.customerId, id)
        return cancelled.ok ? ok(await showOwn(tx, customer.customerId, id)) : cancelled
      }),
    list: async ({ customer }, { status, ...request }) => {
      const stages = stagesOf(status)
      const { rows, ...list } = await listWithdrawals(deps, customer.customerId, { ...request, stages })
      const hours = await reviewHours(deps)
      return ok({ ...pageAnswer(request, list), rows: rows.map((row) => withdrawalView(row, hours)) })
    },
    get: async ({ customer }, { id }) => {
      const found = await findWithdrawal(deps, customer.customerId, id)
      return found === undefined ? refuse('NOT_FOUND') : ok(withdrawalView(found, await reviewHours(deps)))
    },
  })
}

const invalid = ok<AddressKind>('invalid')

/** Refuses a request at once if the required node does not respond. */
async function unlessSilent<T>(log: Deps['log'], ask: () => Promise<T>): Promise<Outcome<T, 'CHAIN_UNAVAILABLE'>> {
  try {
    return ok(await ask())
  } catch (error) {
    if (!(error instanceof NodeSilent)) throw error
    log.warn({ err: error }, 'the chain node does not answer: a request was refused')
    return chainUnavailable
  }
}

const entryReply = <R extends string>(changed: Outcome<{ entry: AddressEntry; now: Date }, R>) =>
  changed.ok ? ok(addressView(changed.value.entry, changed.value.now)) : changed

/** Returns the hours within which staff decide about a withdrawal. */
const reviewHours = async (source: ClockSource): Promise<number> =>
  (await settingNow(source, 'deadlines')).withdrawal_review

async function showOwn(tx: Tx, customerId: string, id: string) {
  const row = await findWithdrawal(tx, customerId, id)
  assert(row, `withdrawal ${id} was just changed but cannot be read`)
  return withdrawalView(row, await reviewHours(tx))
}

export const testTransferRoutes = (deps: Deps, chain: Chain) =>
  noun('withdrawals', testTransfers, {
    start: (call, request) => startTest({ ...deps, chain }, call, request),
  })

export const withdrawalMailRoutes = (deps: Deps) =>
  noun('withdrawals', withdrawalMail, {
    look: (call, request) => readLink(deps, call, request),
    confirm: (call, request) => confirmByMail(deps, call, request),
    disown: (call, request) => disownByMail(deps, call, request),
    resend: (call, request) => resendMail(call, request),
  })

export const withdrawalReviewRoutes = (deps: Deps, chain: Chain) =>
  noun('withdrawals-review', withdrawalsReview, {
    list: async (_call, request) => {
      const { rows, ...list } = await listForReview(deps, request)
      const [explorer, hours] = [await explorerNow(deps, deps.config), await reviewHours(deps)]
      return ok({ ...pageAnswer(request, list), rows: rows.map((row) => withdrawalForReview(row, explorer, hours)) })
    },
    get: async (_call, { id }) => {
      const found = await findForReview(deps, id)
      if (found === undefined) return refuse('NOT_FOUND')
      return ok(withdrawalForReview(found, await explorerNow(deps, deps.config), await reviewHours(deps)))
    },
    travelData: (call, { id }) => travelData(call, id),
    wallets: () => unlessSilent(deps.log, () => exchangeWalletsNow({ ...deps, chain })),
  })
