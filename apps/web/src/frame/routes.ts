import { TradeLoading } from '#trading/markets/trade-loading.page.tsx'
import { assetsRoutes } from './assets-routes.ts'
import { personalRoutes } from './personal-routes.ts'
import type { ScreenPath } from '@tessera/contract/screens.ts'
import type { RouteRow } from './route-row.ts'

const withoutHeader = { hideHeader: true } as const
const visitorsOnly = { ...withoutHeader, visitor: true } as const

/**
 * Every screen of specification §2.2 in its order, those of the open API, fees, and the proof of liabilities. This table
 * alone defines who may see a screen and how it is framed.
 */
export const routes = {
  '/': { page: async () => (await import('#office/cms/landing.page.tsx')).LandingPage },
  '/home': {
    login: true,
    entry: { in: { headerAssets: 3 } },
    page: async () => (await import('#reporting/home/home.page.tsx')).HomePage,
  },
  ...assetsRoutes,
  ...personalRoutes,
  '/login': { ...visitorsOnly, page: async () => (await import('#access/sessions/login.page.tsx')).LoginPage },
  '/register': {
    ...visitorsOnly,
    page: async () => (await import('#access/registration/register.page.tsx')).RegisterPage,
  },
  '/qrLogin/{-$id}': {
    login: true,
    page: async () => (await import('#access/qr-logins/qr-login.page.tsx')).QrLoginPage,
  },
  '/kycPhotos': {
    ...withoutHeader,
    page: async () => (await import('#identity/kyc-handovers/kyc-photos.page.tsx')).KycPhotosPage,
  },
  '/companyPerson': {
    ...withoutHeader,
    page: async () => (await import('#identity/company-persons/company-person.page.tsx')).CompanyPersonPage,
  },
  '/resetPass': {
    ...withoutHeader,
    page: async () => (await import('#access/password-resets/reset-pass.page.tsx')).ResetPassPage,
  },
  '/freezeAccount': {
    ...withoutHeader,
    page: async () => (await import('#access/freezes/freeze-account.page.tsx')).FreezeAccountPage,
  },
  '/confirmWithdrawal': {
    ...withoutHeader,
    page: async () => (await import('#payments/withdrawals/confirm-withdrawal.page.tsx')).ConfirmWithdrawalPage,
  },
  '/verifyMessage': {
    page: async () => (await import('#services/messages/verify-message.page.tsx')).VerifyMessagePage,
  },
  '/verify': {
    page: async () => (await import('#issuance/ipfs/verify.page.tsx')).VerifyPage,
  },
  '/fees': { page: async () => (await import('#books/fees/fees.page.tsx')).FeesPage },
  '/join': {
    ...withoutHeader,
    page: async () => (await import('#profile/members/join.page.tsx')).JoinPage,
  },
  '/financing/{-$step}': {
    login: true,
    entry: { in: { headerAssets: 12 }, companyOnly: true },
    page: async () => (await import('#issuance/financing/financing.page.tsx')).FinancingPage,
  },
  '/investments': {
    page: async () => (await import('#issuance/products/investments.page.tsx')).InvestmentsPage,
  },
  '/previewProduct': {
    page: async () => (await import('#issuance/products/preview-product.page.tsx')).PreviewProductPage,
  },
  '/investmentDetail/{-$symbol}': {
    page: async () => (await import('#issuance/products/investment-detail.page.tsx')).InvestmentDetailPage,
  },
  '/newCoin/records': {
    login: true,
    page: async () => (await import('#issuance/new-coins/new-coin-records.page.tsx')).NewCoinRecordsPage,
  },
  '/newCoin/{-$id}': {
    entry: { in: { headerAssets: 11 } },
    page: async () => (await import('#issuance/new-coins/new-coin.page.tsx')).NewCoinPage,
  },
  '/cms/{-$id}': { page: async () => (await import('#office/cms/cms.page.tsx')).CmsPage },
  '/openApi': {
    entry: { in: { api: 2 }, ownerOnly: true },
    page: async () => (await import('#access/api-keys/open-api.page.tsx')).OpenApiPage,
  },
  '/trade/{-$symbol}': {
    login: true,
    kyc: true,
    wide: true,
    loading: TradeLoading,
    page: async () => (await import('#trading/markets/trade.page.tsx')).TradePage,
  },
} as const satisfies Record<ScreenPath, RouteRow>
