import { TradeLoading } from '../pages/trade-loading.tsx'
import { assetsRoutes } from './assets-routes.ts'
import { personalRoutes } from './personal-routes.ts'
import type { ScreenPath } from '@tessera/contract/screens.ts'
import type { RouteRow } from './route-row.ts'

const bare = { hideHeader: true } as const
const door = { ...bare, visitor: true } as const

/** Every screen of specification §2.2, in its order, those of the open API and the proof of what we owe. The one place that says who may see it and how it is framed. */
export const routes = {
  '/': { title: 'home', page: async () => (await import('../pages/landing.tsx')).LandingPage },
  ...assetsRoutes,
  ...personalRoutes,
  '/login': { title: 'login', ...door, page: async () => (await import('../pages/login.tsx')).LoginPage },
  '/register': {
    title: 'register',
    ...door,
    page: async () => (await import('../pages/register.tsx')).RegisterPage,
  },
  '/qrLogin/{-$id}': {
    title: 'qrLogin',
    login: true,
    page: async () => (await import('../pages/qr-login.tsx')).QrLoginPage,
  },
  '/kycPhotos': {
    title: 'kycPhotos',
    ...bare,
    page: async () => (await import('../pages/kyc-photos.tsx')).KycPhotosPage,
  },
  '/companyPerson': {
    title: 'companyPerson',
    ...bare,
    page: async () => (await import('../pages/company-person.tsx')).CompanyPersonPage,
  },
  '/resetPass': {
    title: 'resetPass',
    ...bare,
    page: async () => (await import('../pages/reset-pass.tsx')).ResetPassPage,
  },
  '/freezeAccount': {
    title: 'freezeAccount',
    ...bare,
    page: async () => (await import('../pages/freeze-account.tsx')).FreezeAccountPage,
  },
  '/confirmWithdrawal': {
    title: 'confirmWithdrawal',
    ...bare,
    page: async () => (await import('../pages/confirm-withdrawal.tsx')).ConfirmWithdrawalPage,
  },
  '/verifyMessage': {
    title: 'verifyMessage',
    page: async () => (await import('../pages/verify-message.tsx')).VerifyMessagePage,
  },
  '/verify': {
    title: 'verify',
    page: async () => (await import('../pages/verify.tsx')).VerifyPage,
  },
  '/join': {
    title: 'join',
    ...bare,
    page: async () => (await import('../pages/join.tsx')).JoinPage,
  },
  '/financing/{-$step}': {
    title: 'financing',
    login: true,
    page: async () => (await import('../pages/financing.tsx')).FinancingPage,
  },
  '/investments': {
    title: 'investments',
    page: async () => (await import('../pages/investments.tsx')).InvestmentsPage,
  },
  '/investmentDetail/{-$symbol}': {
    title: 'investmentDetail',
    page: async () => (await import('../pages/investment-detail.tsx')).InvestmentDetailPage,
  },
  '/newCoin/records': {
    title: 'newCoinRecords',
    login: true,
    page: async () => (await import('../pages/new-coin-records.tsx')).NewCoinRecordsPage,
  },
  '/newCoin/{-$id}': {
    title: 'newCoin',
    page: async () => (await import('../pages/new-coin.tsx')).NewCoinPage,
  },
  '/cms/{-$id}': { title: 'cms', page: async () => (await import('../pages/cms.tsx')).CmsPage },
  '/openApi': { title: 'openApi', page: async () => (await import('../pages/open-api.tsx')).OpenApiPage },
  '/trade/{-$symbol}': {
    title: 'trade',
    login: true,
    kyc: true,
    wide: true,
    loading: TradeLoading,
    page: async () => (await import('../pages/trade.tsx')).TradePage,
  },
} as const satisfies Record<ScreenPath, RouteRow>
