import type { ScreenPath } from '@tessera/contract/screens.ts'
import type { RouteRow } from './route-row.ts'

const personal = { area: 'personal', login: true } as const
/** Steps of the account, reached from its screen. */
const ofAccount = { ...personal, under: 'userManagement' } as const
/** Steps of the verification, reached from its screen. */
const ofIdentity = { ...personal, under: 'kycEnter' } as const

/** The screens of who a customer is and how the account is kept. */
export const personalRoutes = {
  '/personal/kycEnter': {
    title: 'kycEnter',
    login: true,
    page: async () => (await import('../pages/kyc-enter.tsx')).KycEnterPage,
  },
  '/personal/userManagement': {
    title: 'userManagement',
    ...personal,
    page: async () => (await import('../pages/user-management.tsx')).UserManagementPage,
  },
  '/personal/changePassword': {
    title: 'changePassword',
    ...ofAccount,
    page: async () => (await import('../pages/change-password.tsx')).ChangePasswordPage,
  },
  '/personal/bindEmail': {
    title: 'bindEmail',
    ...ofAccount,
    page: async () => (await import('../pages/change-factor.tsx')).BindEmailPage,
  },
  '/personal/bindPhone': {
    title: 'bindPhone',
    ...ofAccount,
    page: async () => (await import('../pages/change-factor.tsx')).BindPhonePage,
  },
  '/personal/changeEmail': {
    title: 'changeEmail',
    ...ofAccount,
    page: async () => (await import('../pages/change-factor.tsx')).ChangeEmailPage,
  },
  '/personal/changePhone': {
    title: 'changePhone',
    ...ofAccount,
    page: async () => (await import('../pages/change-factor.tsx')).ChangePhonePage,
  },
  '/personal/bindGoogle': {
    title: 'bindGoogle',
    ...ofAccount,
    page: async () => (await import('../pages/change-factor.tsx')).BindGooglePage,
  },
  '/personal/closeGoogle': {
    title: 'closeGoogle',
    ...ofAccount,
    page: async () => (await import('../pages/change-factor.tsx')).CloseGooglePage,
  },
  '/personal/backupCodes': {
    title: 'backupCodes',
    ...ofAccount,
    page: async () => (await import('../pages/change-factor.tsx')).BackupCodesPage,
  },
  '/personal/passkeys': {
    title: 'passkeys',
    ...ofAccount,
    page: async () => (await import('../pages/passkeys.tsx')).PasskeysPage,
  },
  '/personal/closePhone': {
    title: 'closePhone',
    ...ofAccount,
    page: async () => (await import('../pages/change-factor.tsx')).ClosePhonePage,
  },
  '/personal/idAuth': {
    title: 'idAuth',
    ...ofAccount,
    page: async () => (await import('../pages/id-auth.tsx')).IdAuthPage,
  },
  '/personal/safetyRecord': {
    title: 'safetyRecord',
    ...personal,
    page: async () => (await import('../pages/safety-record.tsx')).SafetyRecordPage,
  },
  '/personal/personalData': {
    title: 'personalData',
    ...personal,
    page: async () => (await import('../pages/personal-data.tsx')).PersonalDataPage,
  },
  '/personal/receivingAccount': {
    title: 'receivingAccount',
    ...personal,
    page: async () => (await import('../pages/receiving-account.tsx')).ReceivingAccountPage,
  },
  '/personal/paymentMethods': {
    title: 'paymentMethods',
    ...personal,
    page: async () => (await import('../pages/payment-methods.tsx')).PaymentMethodsPage,
  },
  '/personal/apiKeys': {
    title: 'apiKeys',
    ...personal,
    page: async () => (await import('../pages/api-keys.tsx')).ApiKeysPage,
  },
  '/personal/blacklist': {
    title: 'blacklist',
    ...personal,
    page: async () => (await import('../pages/blacklist.tsx')).BlacklistPage,
  },
  '/personal/investorClass': {
    title: 'investorClass',
    ...personal,
    page: async () => (await import('../pages/investor-class.tsx')).InvestorClassPage,
  },
  '/personal/riskTest': {
    title: 'riskTest',
    ...personal,
    page: async () => (await import('../pages/risk-test.tsx')).RiskTestPage,
  },
  '/personal/subAccounts': {
    title: 'subAccounts',
    ...personal,
    page: async () => (await import('../pages/sub-accounts.tsx')).SubAccountsPage,
  },
  '/personal/people': {
    title: 'people',
    ...personal,
    page: async () => (await import('../pages/people.tsx')).PeoplePage,
  },
  '/personal/signatures': {
    title: 'signatures',
    ...personal,
    page: async () => (await import('../pages/signatures.tsx')).SignaturesPage,
  },
  '/personal/invitations': {
    title: 'invitations',
    ...personal,
    page: async () => (await import('../pages/invitations.tsx')).InvitationsPage,
  },
  '/personal/agent': {
    title: 'agent',
    ...personal,
    page: async () => (await import('../pages/agent.tsx')).AgentPage,
  },
  '/personal/agentConsent': {
    title: 'agentConsent',
    ...personal,
    page: async () => (await import('../pages/agent-consent.tsx')).AgentConsentPage,
  },
  '/personal/broker': {
    title: 'broker',
    ...personal,
    page: async () => (await import('../pages/broker.tsx')).BrokerPage,
  },
  '/personal/brokerPower': {
    title: 'brokerPower',
    ...personal,
    page: async () => (await import('../pages/broker-power.tsx')).BrokerPowerPage,
  },
  '/personal/bindBankCard': {
    title: 'bindBankCard',
    ...personal,
    under: 'receivingAccount',
    page: async () => (await import('../pages/bind-bank-card.tsx')).BindBankCardPage,
  },
  '/personal/verificationCenter': {
    title: 'verificationCenter',
    ...personal,
    page: async () => (await import('../pages/verification-center.tsx')).VerificationCenterPage,
  },
  '/personal/sumsub': {
    title: 'sumsub',
    ...ofIdentity,
    page: async () => (await import('../pages/sumsub.tsx')).SumsubPage,
  },
  '/personal/entityVerification': {
    title: 'entityVerification',
    login: true,
    page: async () => (await import('../pages/entity-verification.tsx')).EntityVerificationPage,
  },
  '/personal/entitySumsub': {
    title: 'entitySumsub',
    ...ofIdentity,
    page: async () => (await import('../pages/sumsub.tsx')).EntitySumsubPage,
  },
  '/personal/enterpriseCert/{-$id}': {
    title: 'enterpriseCert',
    login: true,
    page: async () => (await import('../pages/enterprise-cert.tsx')).EnterpriseCertPage,
  },
  '/personal/enterpriseCertResult': {
    title: 'enterpriseCertResult',
    login: true,
    page: async () => (await import('../pages/enterprise-cert-result.tsx')).EnterpriseCertResultPage,
  },
  '/personal/companyChanges': {
    title: 'companyChanges',
    login: true,
    page: async () => (await import('../pages/company-changes.tsx')).CompanyChangesPage,
  },
} as const satisfies Partial<Record<ScreenPath, RouteRow>>
