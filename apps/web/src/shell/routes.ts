import type { ScreenPath } from '@tessera/contract/screens.ts'
import type { ComponentType, ReactNode } from 'react'
import { TradeLoading } from '../pages/trade-loading.tsx'
import type { en_US } from './shell.messages.en_US.ts'

export type Title = keyof (typeof en_US)['titles']
export type Area = 'assets' | 'personal'
export type RouteRow = {
  /** Below the locale prefix. `{-$x}` is an optional parameter. */
  readonly path: ScreenPath
  readonly title: Title
  readonly page: () => Promise<ComponentType>
  /** A visitor is sent to log in. */
  readonly login?: true
  /** For visitors alone: who is signed in is led on. */
  readonly visitor?: true
  /** Without an approved identity one is sent to verify it. */
  readonly kyc?: true
  /** Its feature is not there yet: the screen says so. */
  readonly opensLater?: true
  readonly hideHeader?: true
  /** The whole width and height are the screen's: a wide header and no footer. */
  readonly wide?: true
  readonly area?: Area
  /** What stands there until the screen does; some lines of grey where nothing else is said. */
  readonly loading?: () => ReactNode
  /** The side menu of the three accounts. */
  readonly assetNavigation?: true
}

const later = {
  opensLater: true,
  page: async () => (await import('../pages/opens-soon.tsx')).OpensSoonPage,
} as const
const assets = { area: 'assets', login: true, kyc: true } as const
const account = { ...assets, assetNavigation: true } as const
const personal = { area: 'personal', login: true } as const
const bare = { hideHeader: true } as const
const door = { ...bare, visitor: true } as const

/** Every screen of specification §2.2, in its order, those of the open API and the proof of what we owe. The one place that says who may see it and how it is framed. */
export const routes = [
  { path: '/', title: 'home', page: async () => (await import('../pages/landing.tsx')).LandingPage },

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
    path: '/personal/kycEnter',
    title: 'kycEnter',
    login: true,
    page: async () => (await import('../pages/kyc-enter.tsx')).KycEnterPage,
  },
  {
    path: '/personal/userManagement',
    title: 'userManagement',
    ...personal,
    page: async () => (await import('../pages/user-management.tsx')).UserManagementPage,
  },
  {
    path: '/personal/changePassword',
    title: 'changePassword',
    ...personal,
    page: async () => (await import('../pages/change-password.tsx')).ChangePasswordPage,
  },
  {
    path: '/personal/bindEmail',
    title: 'bindEmail',
    ...personal,
    page: async () => (await import('../pages/change-factor.tsx')).BindEmailPage,
  },
  {
    path: '/personal/bindPhone',
    title: 'bindPhone',
    ...personal,
    page: async () => (await import('../pages/change-factor.tsx')).BindPhonePage,
  },
  {
    path: '/personal/changeEmail',
    title: 'changeEmail',
    ...personal,
    page: async () => (await import('../pages/change-factor.tsx')).ChangeEmailPage,
  },
  {
    path: '/personal/changePhone',
    title: 'changePhone',
    ...personal,
    page: async () => (await import('../pages/change-factor.tsx')).ChangePhonePage,
  },
  {
    path: '/personal/bindGoogle',
    title: 'bindGoogle',
    ...personal,
    page: async () => (await import('../pages/change-factor.tsx')).BindGooglePage,
  },
  {
    path: '/personal/closeGoogle',
    title: 'closeGoogle',
    ...personal,
    page: async () => (await import('../pages/change-factor.tsx')).CloseGooglePage,
  },
  {
    path: '/personal/backupCodes',
    title: 'backupCodes',
    ...personal,
    page: async () => (await import('../pages/change-factor.tsx')).BackupCodesPage,
  },
  {
    path: '/personal/passkeys',
    title: 'passkeys',
    ...personal,
    page: async () => (await import('../pages/passkeys.tsx')).PasskeysPage,
  },
  {
    path: '/personal/closePhone',
    title: 'closePhone',
    ...personal,
    page: async () => (await import('../pages/change-factor.tsx')).ClosePhonePage,
  },
  {
    path: '/personal/idAuth',
    title: 'idAuth',
    ...personal,
    page: async () => (await import('../pages/id-auth.tsx')).IdAuthPage,
  },
  {
    path: '/personal/safetyRecord',
    title: 'safetyRecord',
    ...personal,
    page: async () => (await import('../pages/safety-record.tsx')).SafetyRecordPage,
  },
  {
    path: '/personal/receivingAccount',
    title: 'receivingAccount',
    ...personal,
    page: async () => (await import('../pages/receiving-account.tsx')).ReceivingAccountPage,
  },
  {
    path: '/personal/apiKeys',
    title: 'apiKeys',
    ...personal,
    page: async () => (await import('../pages/api-keys.tsx')).ApiKeysPage,
  },
  {
    path: '/personal/blacklist',
    title: 'blacklist',
    ...personal,
    page: async () => (await import('../pages/blacklist.tsx')).BlacklistPage,
  },
  {
    path: '/personal/subAccounts',
    title: 'subAccounts',
    ...personal,
    page: async () => (await import('../pages/sub-accounts.tsx')).SubAccountsPage,
  },
  {
    path: '/personal/invitations',
    title: 'invitations',
    ...personal,
    page: async () => (await import('../pages/invitations.tsx')).InvitationsPage,
  },
  {
    path: '/personal/bindBankCard',
    title: 'bindBankCard',
    ...personal,
    page: async () => (await import('../pages/bind-bank-card.tsx')).BindBankCardPage,
  },
  {
    path: '/personal/verificationCenter',
    title: 'verificationCenter',
    ...personal,
    page: async () => (await import('../pages/verification-center.tsx')).VerificationCenterPage,
  },
  { path: '/personal/sumsub', title: 'sumsub', ...personal, ...later },
  {
    path: '/personal/entityVerification',
    title: 'entityVerification',
    login: true,
    page: async () => (await import('../pages/entity-verification.tsx')).EntityVerificationPage,
  },
  { path: '/personal/entitySumsub', title: 'entitySumsub', ...personal, ...later },
  {
    path: '/personal/enterpriseCert/{-$id}',
    title: 'enterpriseCert',
    login: true,
    page: async () => (await import('../pages/enterprise-cert.tsx')).EnterpriseCertPage,
  },
  {
    path: '/personal/enterpriseCertResult',
    title: 'enterpriseCertResult',
    login: true,
    page: async () => (await import('../pages/enterprise-cert-result.tsx')).EnterpriseCertResultPage,
  },

  { path: '/login', title: 'login', ...door, page: async () => (await import('../pages/login.tsx')).LoginPage },
  {
    path: '/register',
    title: 'register',
    ...door,
    page: async () => (await import('../pages/register.tsx')).RegisterPage,
  },
  {
    path: '/qrLogin/{-$id}',
    title: 'qrLogin',
    login: true,
    page: async () => (await import('../pages/qr-login.tsx')).QrLoginPage,
  },
  {
    path: '/resetPass',
    title: 'resetPass',
    ...bare,
    page: async () => (await import('../pages/reset-pass.tsx')).ResetPassPage,
  },
  {
    path: '/freezeAccount',
    title: 'freezeAccount',
    ...bare,
    page: async () => (await import('../pages/freeze-account.tsx')).FreezeAccountPage,
  },
  {
    path: '/investments',
    title: 'investments',
    page: async () => (await import('../pages/investments.tsx')).InvestmentsPage,
  },
  {
    path: '/investmentDetail/{-$symbol}',
    title: 'investmentDetail',
    page: async () => (await import('../pages/investment-detail.tsx')).InvestmentDetailPage,
  },
  { path: '/cms/{-$id}', title: 'cms', page: async () => (await import('../pages/cms.tsx')).CmsPage },
  { path: '/openApi', title: 'openApi', page: async () => (await import('../pages/open-api.tsx')).OpenApiPage },
  {
    path: '/trade/{-$symbol}',
    title: 'trade',
    login: true,
    kyc: true,
    wide: true,
    loading: TradeLoading,
    page: async () => (await import('../pages/trade.tsx')).TradePage,
  },
] as const satisfies readonly RouteRow[]
