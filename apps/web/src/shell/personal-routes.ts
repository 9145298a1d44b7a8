import type { RouteRow } from './route-row.ts'

const later = {
  opensLater: true,
  page: async () => (await import('../pages/opens-soon.tsx')).OpensSoonPage,
} as const
const personal = { area: 'personal', login: true } as const
/** Steps of the account, reached from its screen. */
const ofAccount = { ...personal, under: 'userManagement' } as const

/** The screens of who a customer is and how the account is kept. */
export const personalRoutes = [
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
    ...ofAccount,
    page: async () => (await import('../pages/change-password.tsx')).ChangePasswordPage,
  },
  {
    path: '/personal/bindEmail',
    title: 'bindEmail',
    ...ofAccount,
    page: async () => (await import('../pages/change-factor.tsx')).BindEmailPage,
  },
  {
    path: '/personal/bindPhone',
    title: 'bindPhone',
    ...ofAccount,
    page: async () => (await import('../pages/change-factor.tsx')).BindPhonePage,
  },
  {
    path: '/personal/changeEmail',
    title: 'changeEmail',
    ...ofAccount,
    page: async () => (await import('../pages/change-factor.tsx')).ChangeEmailPage,
  },
  {
    path: '/personal/changePhone',
    title: 'changePhone',
    ...ofAccount,
    page: async () => (await import('../pages/change-factor.tsx')).ChangePhonePage,
  },
  {
    path: '/personal/bindGoogle',
    title: 'bindGoogle',
    ...ofAccount,
    page: async () => (await import('../pages/change-factor.tsx')).BindGooglePage,
  },
  {
    path: '/personal/closeGoogle',
    title: 'closeGoogle',
    ...ofAccount,
    page: async () => (await import('../pages/change-factor.tsx')).CloseGooglePage,
  },
  {
    path: '/personal/backupCodes',
    title: 'backupCodes',
    ...ofAccount,
    page: async () => (await import('../pages/change-factor.tsx')).BackupCodesPage,
  },
  {
    path: '/personal/passkeys',
    title: 'passkeys',
    ...ofAccount,
    page: async () => (await import('../pages/passkeys.tsx')).PasskeysPage,
  },
  {
    path: '/personal/closePhone',
    title: 'closePhone',
    ...ofAccount,
    page: async () => (await import('../pages/change-factor.tsx')).ClosePhonePage,
  },
  {
    path: '/personal/idAuth',
    title: 'idAuth',
    ...ofAccount,
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
    path: '/personal/paymentMethods',
    title: 'paymentMethods',
    ...personal,
    page: async () => (await import('../pages/payment-methods.tsx')).PaymentMethodsPage,
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
    path: '/personal/agent',
    title: 'agent',
    ...personal,
    page: async () => (await import('../pages/agent.tsx')).AgentPage,
  },
  {
    path: '/personal/agentConsent',
    title: 'agentConsent',
    ...personal,
    page: async () => (await import('../pages/agent-consent.tsx')).AgentConsentPage,
  },
  {
    path: '/personal/bindBankCard',
    title: 'bindBankCard',
    ...personal,
    under: 'receivingAccount',
    page: async () => (await import('../pages/bind-bank-card.tsx')).BindBankCardPage,
  },
  {
    path: '/personal/verificationCenter',
    title: 'verificationCenter',
    ...ofAccount,
    page: async () => (await import('../pages/verification-center.tsx')).VerificationCenterPage,
  },
  { path: '/personal/sumsub', title: 'sumsub', ...ofAccount, ...later },
  {
    path: '/personal/entityVerification',
    title: 'entityVerification',
    login: true,
    page: async () => (await import('../pages/entity-verification.tsx')).EntityVerificationPage,
  },
  { path: '/personal/entitySumsub', title: 'entitySumsub', ...ofAccount, ...later },
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
] as const satisfies readonly RouteRow[]
