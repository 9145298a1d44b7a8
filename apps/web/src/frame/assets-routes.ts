import type { ScreenPath } from '@tessera/contract/screens.ts'
import type { RouteRow } from './route-row.ts'

const assets = { area: 'assets', login: true, kyc: true } as const
const desk = { login: true, kyc: true } as const
const account = { ...assets, assetNavigation: true } as const

/** The screens of the customer's assets and of the OTC desk. */
export const assetsRoutes = {
  '/assets/tokenAccount': {
    ...account,
    entry: { in: { headerAssets: 1, besideAccounts: 1 } },
    page: async () => (await import('#profile/accounts/accounts.page.tsx')).TokenAccountPage,
  },
  '/assets/spotAccount': {
    ...account,
    entry: { in: { headerAssets: 4, besideAccounts: 2 } },
    page: async () => (await import('#profile/accounts/accounts.page.tsx')).SpotAccountPage,
  },
  '/assets/fiatAccount': {
    ...account,
    entry: { in: { headerAssets: 2, besideAccounts: 3 } },
    page: async () => (await import('#profile/accounts/accounts.page.tsx')).FiatAccountPage,
  },
  '/assets/distributions': {
    ...account,
    entry: { in: { besideAccounts: 4 } },
    page: async () => (await import('#issuance/distributions/distributions.page.tsx')).DistributionsPage,
  },
  '/assets/recharge': {
    ...assets,
    entry: { in: { headerAssets: 5 } },
    page: async () => (await import('#payments/deposits/recharge.page.tsx')).RechargePage,
  },
  '/assets/withdraw': {
    ...assets,
    entry: { in: { headerAssets: 6 }, ownerOnly: true },
    page: async () => (await import('#payments/withdrawals/withdraw.page.tsx')).WithdrawPage,
  },
  '/assets/internalTransfer': {
    ...assets,
    entry: { in: { headerAssets: 7 }, ownerOnly: true },
    page: async () => (await import('#payments/internal-transfers/internal-transfer.page.tsx')).InternalTransferPage,
  },
  '/assets/applyList': {
    ...assets,
    entry: { in: { headerAssets: 9 } },
    page: async () => (await import('#issuance/subscriptions/apply-list.page.tsx')).ApplyListPage,
  },
  '/assets/flowingWater': {
    ...assets,
    entry: { in: { headerAssets: 8 } },
    page: async () => (await import('#profile/accounts/flowing-water.page.tsx')).FlowingWaterPage,
  },
  '/assets/tradeHistory': {
    ...assets,
    page: async () => (await import('#trading/trades/trade-history.page.tsx')).TradeHistoryPage,
  },
  '/assets/mnFait': {
    ...assets,
    page: async () => (await import('#payments/fiat-orders/mn-fait.page.tsx')).MnFaitPage,
  },
  '/assets/liabilities': {
    ...assets,
    page: async () => (await import('#books/liabilities/liabilities.page.tsx')).LiabilitiesPage,
  },
  '/otc/deals': {
    ...desk,
    page: async () => (await import('#desk/otc-deals/otc-deals.page.tsx')).OtcDealsPage,
  },
  '/otc/deal/{-$id}': {
    ...desk,
    page: async () => (await import('#desk/otc-deals/otc-deal.page.tsx')).OtcDealPage,
  },
  '/otc/ads': {
    ...desk,
    page: async () => (await import('#desk/otc-ads/otc-ads.page.tsx')).OtcAdsPage,
  },
  '/otc/{-$coin}': {
    ...desk,
    entry: { in: { headerAssets: 10, besideAccounts: 5 }, ownerOnly: true },
    page: async () => (await import('#desk/otc-ads/otc.page.tsx')).OtcPage,
  },
} as const satisfies Partial<Record<ScreenPath, RouteRow>>
