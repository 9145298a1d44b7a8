import type { RouteRow } from './route-row.ts'

const assets = { area: 'assets', login: true, kyc: true } as const
const desk = { login: true, kyc: true } as const
const account = { ...assets, assetNavigation: true } as const

/** The screens of what a customer has, and of the desk where customers trade it with one another. */
export const assetsRoutes = [
  {
    path: '/assets/tokenAccount',
    title: 'tokenAccount',
    ...account,
    page: async () => (await import('../pages/accounts.tsx')).TokenAccountPage,
  },
  {
    path: '/assets/spotAccount',
    title: 'spotAccount',
    ...account,
    page: async () => (await import('../pages/accounts.tsx')).SpotAccountPage,
  },
  {
    path: '/assets/fiatAccount',
    title: 'fiatAccount',
    ...account,
    page: async () => (await import('../pages/accounts.tsx')).FiatAccountPage,
  },
  {
    path: '/assets/distributions',
    title: 'distributions',
    ...account,
    page: async () => (await import('../pages/distributions.tsx')).DistributionsPage,
  },
  {
    path: '/assets/recharge',
    title: 'recharge',
    ...assets,
    page: async () => (await import('../pages/recharge.tsx')).RechargePage,
  },
  {
    path: '/assets/withdraw',
    title: 'withdraw',
    ...assets,
    page: async () => (await import('../pages/withdraw.tsx')).WithdrawPage,
  },
  {
    path: '/assets/internalTransfer',
    title: 'internalTransfer',
    ...assets,
    page: async () => (await import('../pages/internal-transfer.tsx')).InternalTransferPage,
  },
  {
    path: '/assets/applyList',
    title: 'applyList',
    ...assets,
    page: async () => (await import('../pages/apply-list.tsx')).ApplyListPage,
  },
  {
    path: '/assets/flowingWater',
    title: 'flowingWater',
    ...assets,
    page: async () => (await import('../pages/flowing-water.tsx')).FlowingWaterPage,
  },
  {
    path: '/assets/mnFait',
    title: 'mnFait',
    ...assets,
    page: async () => (await import('../pages/mn-fait.tsx')).MnFaitPage,
  },
  {
    path: '/assets/liabilities',
    title: 'liabilities',
    ...assets,
    page: async () => (await import('../pages/liabilities.tsx')).LiabilitiesPage,
  },
  {
    path: '/otc/deals',
    title: 'otcDeals',
    ...desk,
    page: async () => (await import('../pages/otc-deals.tsx')).OtcDealsPage,
  },
  {
    path: '/otc/deal/{-$id}',
    title: 'otcDeal',
    ...desk,
    page: async () => (await import('../pages/otc-deal.tsx')).OtcDealPage,
  },
  {
    path: '/otc/ads',
    title: 'otcAds',
    ...desk,
    page: async () => (await import('../pages/otc-ads.tsx')).OtcAdsPage,
  },
  {
    path: '/otc/{-$coin}',
    title: 'otc',
    ...desk,
    page: async () => (await import('../pages/otc.tsx')).OtcPage,
  },
] as const satisfies readonly RouteRow[]
