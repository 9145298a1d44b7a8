import type { ScreenPath } from '@tessera/contract/screens.ts'
import type { RouteRow } from './route-row.ts'

const assets = { area: 'assets', login: true, kyc: true } as const
const desk = { login: true, kyc: true } as const
const account = { ...assets, assetNavigation: true } as const

/** The screens of what a customer has, and of the desk where customers trade it with one another. */
export const assetsRoutes = {
  '/assets/tokenAccount': {
    title: 'tokenAccount',
    ...account,
    page: async () => (await import('#profile/accounts/accounts.page.tsx')).TokenAccountPage,
  },
  '/assets/spotAccount': {
    title: 'spotAccount',
    ...account,
    page: async () => (await import('#profile/accounts/accounts.page.tsx')).SpotAccountPage,
  },
  '/assets/fiatAccount': {
    title: 'fiatAccount',
    ...account,
    page: async () => (await import('#profile/accounts/accounts.page.tsx')).FiatAccountPage,
  },
  '/assets/distributions': {
    title: 'distributions',
    ...account,
    page: async () => (await import('#issuance/distributions/distributions.page.tsx')).DistributionsPage,
  },
  '/assets/recharge': {
    title: 'recharge',
    ...assets,
    page: async () => (await import('#payments/deposits/recharge.page.tsx')).RechargePage,
  },
  '/assets/withdraw': {
    title: 'withdraw',
    ...assets,
    page: async () => (await import('#payments/withdrawals/withdraw.page.tsx')).WithdrawPage,
  },
  '/assets/internalTransfer': {
    title: 'internalTransfer',
    ...assets,
    page: async () => (await import('#payments/internal-transfers/internal-transfer.page.tsx')).InternalTransferPage,
  },
  '/assets/applyList': {
    title: 'applyList',
    ...assets,
    page: async () => (await import('#issuance/subscriptions/apply-list.page.tsx')).ApplyListPage,
  },
  '/assets/flowingWater': {
    title: 'flowingWater',
    ...assets,
    page: async () => (await import('#profile/accounts/flowing-water.page.tsx')).FlowingWaterPage,
  },
  '/assets/tradeHistory': {
    title: 'tradeHistory',
    ...assets,
    page: async () => (await import('#trading/trades/trade-history.page.tsx')).TradeHistoryPage,
  },
  '/assets/mnFait': {
    title: 'mnFait',
    ...assets,
    page: async () => (await import('#payments/fiat-orders/mn-fait.page.tsx')).MnFaitPage,
  },
  '/assets/liabilities': {
    title: 'liabilities',
    ...assets,
    page: async () => (await import('#books/liabilities/liabilities.page.tsx')).LiabilitiesPage,
  },
  '/otc/deals': {
    title: 'otcDeals',
    ...desk,
    page: async () => (await import('#desk/otc-deals/otc-deals.page.tsx')).OtcDealsPage,
  },
  '/otc/deal/{-$id}': {
    title: 'otcDeal',
    ...desk,
    page: async () => (await import('#desk/otc-deals/otc-deal.page.tsx')).OtcDealPage,
  },
  '/otc/ads': {
    title: 'otcAds',
    ...desk,
    page: async () => (await import('#desk/otc-ads/otc-ads.page.tsx')).OtcAdsPage,
  },
  '/otc/{-$coin}': {
    title: 'otc',
    ...desk,
    page: async () => (await import('#desk/otc-ads/otc.page.tsx')).OtcPage,
  },
} as const satisfies Partial<Record<ScreenPath, RouteRow>>
