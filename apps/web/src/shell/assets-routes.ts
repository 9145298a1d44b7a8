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
    page: async () => (await import('../pages/accounts.tsx')).TokenAccountPage,
  },
  '/assets/spotAccount': {
    title: 'spotAccount',
    ...account,
    page: async () => (await import('../pages/accounts.tsx')).SpotAccountPage,
  },
  '/assets/fiatAccount': {
    title: 'fiatAccount',
    ...account,
    page: async () => (await import('../pages/accounts.tsx')).FiatAccountPage,
  },
  '/assets/distributions': {
    title: 'distributions',
    ...account,
    page: async () => (await import('../pages/distributions.tsx')).DistributionsPage,
  },
  '/assets/recharge': {
    title: 'recharge',
    ...assets,
    page: async () => (await import('../pages/recharge.tsx')).RechargePage,
  },
  '/assets/withdraw': {
    title: 'withdraw',
    ...assets,
    page: async () => (await import('../pages/withdraw.tsx')).WithdrawPage,
  },
  '/assets/internalTransfer': {
    title: 'internalTransfer',
    ...assets,
    page: async () => (await import('../pages/internal-transfer.tsx')).InternalTransferPage,
  },
  '/assets/applyList': {
    title: 'applyList',
    ...assets,
    page: async () => (await import('../pages/apply-list.tsx')).ApplyListPage,
  },
  '/assets/flowingWater': {
    title: 'flowingWater',
    ...assets,
    page: async () => (await import('../pages/flowing-water.tsx')).FlowingWaterPage,
  },
  '/assets/tradeHistory': {
    title: 'tradeHistory',
    ...assets,
    page: async () => (await import('../pages/trade-history.tsx')).TradeHistoryPage,
  },
  '/assets/mnFait': {
    title: 'mnFait',
    ...assets,
    page: async () => (await import('../pages/mn-fait.tsx')).MnFaitPage,
  },
  '/assets/liabilities': {
    title: 'liabilities',
    ...assets,
    page: async () => (await import('../pages/liabilities.tsx')).LiabilitiesPage,
  },
  '/otc/deals': {
    title: 'otcDeals',
    ...desk,
    page: async () => (await import('../pages/otc-deals.tsx')).OtcDealsPage,
  },
  '/otc/deal/{-$id}': {
    title: 'otcDeal',
    ...desk,
    page: async () => (await import('../pages/otc-deal.tsx')).OtcDealPage,
  },
  '/otc/ads': {
    title: 'otcAds',
    ...desk,
    page: async () => (await import('../pages/otc-ads.tsx')).OtcAdsPage,
  },
  '/otc/{-$coin}': {
    title: 'otc',
    ...desk,
    page: async () => (await import('../pages/otc.tsx')).OtcPage,
  },
} as const satisfies Partial<Record<ScreenPath, RouteRow>>
