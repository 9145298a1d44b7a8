import { deposits } from '@tessera/contract/payments/deposits/deposits.ts'
import { WalletTag } from '@tessera/contract/platform/http/shared.ts'
import { transfers } from '@tessera/contract/profile/transfers/transfers.ts'
import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { homeOf, type TransferPlace } from '@tessera/domain/profile/transfers/transfer.ts'
import { amount, formatAmount } from '@tessera/domain/books/money/amount.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { ADDRESS_SEAL } from '#payments/deposits/addresses.sql.ts'
import { giveAddress } from '#payments/deposits/give-address.ts'
import type { Deps } from '#platform/http/deps.ts'
import { idempotent } from '#platform/http/idempotency.sql.ts'
import { contentHash } from '#platform/random/random.ts'
import { sealFor } from '#platform/secrets/seal.ts'
import type { Chain } from '#payments/chain/chain.ts'
import { endTransfer, type TakeTransfersCommand } from '#profile/transfers/end-transfer.ts'
import { requestTransfer } from '#profile/transfers/request-transfer.ts'
import { requestDeps, requestWithdrawal } from '#payments/withdrawals/request-withdrawal.ts'
import { missing, notSupported } from './errors.ts'
import { decimal, withdrawalName } from './params.ts'
import { own, type Route } from './route.ts'
import {
  type CoinInfo,
  type CoinNetwork,
  findAddress,
  findCoin,
  keyOfWithdrawal,
  readBalances,
  readCoins,
  withPresentFees,
  transferNumber,
} from './wallet.sql.ts'
import { apiNotForKeys } from '#platform/http/refusals.ts'
import { coinUnknown } from '#profile/transfers/refusals.ts'
import { withdrawalAddressUnknown } from '#payments/withdrawals/refusals.ts'

export type Wallet = Pick<Deps, 'db' | 'inTx' | 'config' | 'random'> & {
  readonly chain: Chain
  readonly takeTransfers: TakeTransfersCommand
}
const coin = z.string().regex(/^[A-Za-z0-9]{2,12}$/)
const network = z.string().regex(/^[a-zA-Z0-9_]{3,32}$/)
/** Routes for coins, transfers, deposits and withdrawals by chain. */
export const walletRoutesOfBinance = (deps: Wallet): readonly Route[] => [
  own({
    method: 'GET',
    path: '/sapi/v1/capital/config/getall',
    needs: 'read',
    input: z.object({}),
    handle: async (_input, { customerId, inTx }) => {
      const balances = new Map((await readBalances(deps, customerId, ['spot'])).map((each) => [each.coin, each]))
      const coins = await inTx(async (tx) => ok(await withPresentFees(tx, await readCoins(tx))))
      return coins.ok ? ok(coins.value.map((each) => coinRow(each, balances.get(each.code)))) : coins
    },
  }),
  own({
    method: 'POST',
    path: '/sapi/v1/asset/get-funding-asset',
    needs: 'read',
    input: z.object({ asset: coin.optional(), needBtcValuation: z.string().optional() }),
    handle: async (request, { customerId }) => {
      const rows = await readBalances(deps, customerId, ['token', 'fiat'])
      return ok(
        rows
          .filter((each) => request.asset === undefined || each.coin.toUpperCase() === request.asset.toUpperCase())
          .map((each) => ({ asset: each.coin, free: each.free, locked: '0', freeze: each.locked, withdrawing: '0' })),
      )
    },
  }),
  own({
    method: 'POST',
    path: '/sapi/v3/asset/getUserAsset',
    needs: 'read',
    input: z.object({ asset: coin.optional(), needBtcValuation: z.string().optional() }),
    handle: async (request, { customerId }) => {
      const rows = await readBalances(deps, customerId, ['spot'])
      return ok(
        rows
          .filter(({ free, locked }) => /[1-9]/.test(free + locked))
          .filter((each) => request.asset === undefined || each.coin.toUpperCase() === request.asset.toUpperCase())
          .map(({ coin: asset, ...rest }) => ({ asset, ...rest, freeze: '0', withdrawing: '0', ipoable: '0' })),
      )
    },
  }),
  transferRoute(deps),
  depositAddressRoute(deps),
  withdrawRoute(deps),
]

/** Returns the network of a coin without a chain: money at the bank, or units in the exchange's own ledger. */
const booksOf = ({ isFiat, scale }: CoinInfo): CoinNetwork => ({
  chain: isFiat ? 'FIAT_MONEY' : 'TESSERA',
  confirmations: 0,
  addressRegex: '',
  memoRegex: '',
  depositOpen: false,
  withdrawOpen: false,
  fee: '0',
  min: '0',
  max: '0',
  step: formatAmount(amount(1n), scale),
})

const coinRow = (coinInfo: CoinInfo, balance: { free: string; locked: string } | undefined) => {
  const { code, name, isFiat, trades } = coinInfo
  const networks = coinInfo.networks.length > 0 ? coinInfo.networks : [booksOf(coinInfo)]
  return {
    coin: code,
    name,
    free: balance?.free ?? '0',
    locked: balance?.locked ?? '0',
    freeze: '0',
    withdrawing: '0',
    ipoing: '0',
    ipoable: '0',
    storage: '0',
    isLegalMoney: isFiat,
    trading: trades,
    depositAllEnable: networks.some(({ depositOpen }) => depositOpen),
    withdrawAllEnable: networks.some(({ withdrawOpen }) => withdrawOpen),
    networkList: networks.map((each, place) => networkRow(code, each, place === 0)),
  }
}

const networkRow = (code: string, of: CoinNetwork, isDefault: boolean) => ({
  network: of.chain,
  coin: code,
  name: of.chain,
  isDefault,
  depositEnable: of.depositOpen,
  withdrawEnable: of.withdrawOpen,
  withdrawFee: of.fee,
  withdrawMin: of.min,
  withdrawMax: of.max,
  withdrawIntegerMultiple: of.step,
  minConfirm: of.confirmations,
  unLockConfirm: of.confirmations,
  sameAddress: false,
  resetAddressStatus: false,
  busy: false,
  addressRegex: of.addressRegex,
  memoRegex: of.memoRegex,
})

/** MAIN is spot. FUNDING is the coin's other account: the token account, or the fiat account for fiat money. */
const transferRoute = (deps: Wallet): Route =>
  own({
    method: 'POST',
    path: '/sapi/v1/asset/transfer',
    needs: 'trade',
    sameAs: transfers.create,
    input: z.object({ type: z.string(), asset: coin, amount: decimal }),
    does: transfers.create,
    handle: async (request, { customerId, inTx, apiKey }) => {
      if (apiKey?.power !== undefined) return apiNotForKeys
      const found = await findCoin(deps, request.asset)
      if (found === undefined) return coinUnknown
      const home = homeOf(found.isFiat ? 'fiat' : 'token')
      const route = ({ MAIN_FUNDING: ['spot', home], FUNDING_MAIN: [home, 'spot'] } as const)[request.type] as
        | readonly [TransferPlace, TransferPlace]
        | undefined
      if (route === undefined) throw notSupported(`A transfer of the type ${request.type}`)
      const [from, to] = route
      const transferRequest = { coin: found.code, amount: request.amount, from, to }
      const made = await inTx((tx) => requestTransfer(tx, customerId, deps.random.uuid(), transferRequest))
      if (!made.ok) return made
      const ended = await endTransfer(deps, customerId, made.value.id)
      return ended.ok ? ok({ tranId: await transferNumber(deps, made.value.id) }) : ended
    },
  })

/** Returns the requested network, or the coin's only one. */
function networkIn(
  found: CoinInfo | undefined,
  chain: string | undefined,
): Outcome<{ code: string; network: CoinNetwork }, 'COIN_UNKNOWN'> {
  const of = found?.networks.find((each) => each.chain === (chain ?? each.chain))
  return found === undefined || of === undefined ? coinUnknown : ok({ code: found.code, network: of })
}

const depositAddressRoute = (deps: Wallet): Route => {
  const seal = sealFor(deps.config, ADDRESS_SEAL)
  return own({
    method: 'GET',
    path: '/sapi/v1/capital/deposit/address',
    needs: 'read',
    sameAs: deposits.address,
    input: z.object({ coin, network: network.optional(), amount: decimal.optional() }),
    handle: async (request, { customerId, actor }) => {
      const found = networkIn(await findCoin(deps, request.coin), request.network)
      if (!found.ok) return found
      const { code, network: of } = found.value
      const given = await deps.inTx(actor)((tx) =>
        giveAddress(tx, { chain: deps.chain, seal }, customerId, { coin: code, chain: of.chain }),
      )
      return given.ok ? ok({ coin: code, address: given.value.address, tag: '', url: '' }) : given
    },
  })
}

/** Withdraws from the token account to a trusted address in the address book. The amount minus the fee arrives. */
const withdrawRoute = (deps: Wallet): Route => {
  const requesting = requestDeps(deps)
  return own({
    method: 'POST',
    path: '/sapi/v1/capital/withdraw/apply',
    needs: 'withdraw',
    sameAs: withdrawals.create,
    does: withdrawals.create,
    input: z.object({
      coin,
      network: network.optional(),
      address: z.string().max(64),
      addressTag: z.union([z.literal(''), WalletTag]).optional(),
      amount: decimal,
      withdrawOrderId: withdrawalName.optional(),
      name: z.string().max(80).optional(),
      walletType: z.enum(['0', '1']).optional(),
      transactionFeeFlag: z.literal('false').optional(),
    }),
    handle: async (request, caller) => {
      const found = networkIn(await findCoin(deps, request.coin), request.network)
      if (!found.ok) return found
      if (request.address === '') throw missing('address')
      const { code, network: of } = found.value
      const to = { coin: code, chain: of.chain, address: request.address, tag: request.addressTag || null }
      const addressId = await findAddress(deps, caller.customerId, to)
      if (addressId === undefined) return withdrawalAddressUnknown
      // Binance clients send no fee, so the current one applies.
      const withdrawalRequest = { coin: code, chain: of.chain, addressId, amount: request.amount, fee: undefined }
      const { inTx } = caller
      const name = request.withdrawOrderId
      const once =
        name === undefined
          ? inTx
          : idempotent(
              inTx,
              { ...keyOfWithdrawal(caller.actor, name), bodyHash: contentHash(withdrawalRequest) },
              () => undefined,
            )
      return once((tx) => requestWithdrawal(tx, requesting, caller, withdrawalRequest))
    },
  })
}
