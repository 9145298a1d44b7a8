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
    page: async () => (await import('#identity/kyc/kyc-enter.page.tsx')).KycEnterPage,
  },
  '/personal/userManagement': {
    title: 'userManagement',
    ...personal,
    page: async () => (await import('#access/customers/user-management.page.tsx')).UserManagementPage,
  },
  '/personal/changePassword': {
    title: 'changePassword',
    ...ofAccount,
    page: async () => (await import('#access/customers/change-password.page.tsx')).ChangePasswordPage,
  },
  '/personal/bindEmail': {
    title: 'bindEmail',
    ...ofAccount,
    page: async () => (await import('#access/security/change-factor.page.tsx')).BindEmailPage,
  },
  '/personal/bindPhone': {
    title: 'bindPhone',
    ...ofAccount,
    page: async () => (await import('#access/security/change-factor.page.tsx')).BindPhonePage,
  },
  '/personal/changeEmail': {
    title: 'changeEmail',
    ...ofAccount,
    page: async () => (await import('#access/security/change-factor.page.tsx')).ChangeEmailPage,
  },
  '/personal/changePhone': {
    title: 'changePhone',
    ...ofAccount,
    page: async () => (await import('#access/security/change-factor.page.tsx')).ChangePhonePage,
  },
  '/personal/bindGoogle': {
    title: 'bindGoogle',
    ...ofAccount,
    page: async () => (await import('#access/security/change-factor.page.tsx')).BindGooglePage,
  },
  '/personal/closeGoogle': {
    title: 'closeGoogle',
    ...ofAccount,
    page: async () => (await import('#access/security/change-factor.page.tsx')).CloseGooglePage,
  },
  '/personal/backupCodes': {
    title: 'backupCodes',
    ...ofAccount,
    page: async () => (await import('#access/security/change-factor.page.tsx')).BackupCodesPage,
  },
  '/personal/passkeys': {
    title: 'passkeys',
    ...ofAccount,
    page: async () => (await import('#access/security/passkeys.page.tsx')).PasskeysPage,
  },
  '/personal/closePhone': {
    title: 'closePhone',
    ...ofAccount,
    page: async () => (await import('#access/security/change-factor.page.tsx')).ClosePhonePage,
  },
  '/personal/idAuth': {
    title: 'idAuth',
    ...ofAccount,
    page: async () => (await import('#identity/singpass/id-auth.page.tsx')).IdAuthPage,
  },
  '/personal/safetyRecord': {
    title: 'safetyRecord',
    ...personal,
    page: async () => (await import('#access/sessions/safety-record.page.tsx')).SafetyRecordPage,
  },
  '/personal/personalData': {
    title: 'personalData',
    ...personal,
    page: async () => (await import('#reporting/personal-data/personal-data.page.tsx')).PersonalDataPage,
  },
  '/personal/receivingAccount': {
    title: 'receivingAccount',
    ...personal,
    page: async () => (await import('#payments/bank-accounts/receiving-account.page.tsx')).ReceivingAccountPage,
  },
  '/personal/paymentMethods': {
    title: 'paymentMethods',
    ...personal,
    page: async () => (await import('#desk/payment-methods/payment-methods.page.tsx')).PaymentMethodsPage,
  },
  '/personal/apiKeys': {
    title: 'apiKeys',
    ...personal,
    page: async () => (await import('#access/api-keys/api-keys.page.tsx')).ApiKeysPage,
  },
  '/personal/blacklist': {
    title: 'blacklist',
    ...personal,
    page: async () => (await import('#profile/blacklist/blacklist.page.tsx')).BlacklistPage,
  },
  '/personal/investorClass': {
    title: 'investorClass',
    ...personal,
    page: async () => (await import('#identity/investor-classes/investor-class.page.tsx')).InvestorClassPage,
  },
  '/personal/riskTest': {
    title: 'riskTest',
    ...personal,
    page: async () => (await import('#identity/risk-tests/risk-test.page.tsx')).RiskTestPage,
  },
  '/personal/subAccounts': {
    title: 'subAccounts',
    ...personal,
    page: async () => (await import('#profile/sub-accounts/sub-accounts.page.tsx')).SubAccountsPage,
  },
  '/personal/people': {
    title: 'people',
    ...personal,
    page: async () => (await import('#profile/members/people.page.tsx')).PeoplePage,
  },
  '/personal/signatures': {
    title: 'signatures',
    ...personal,
    page: async () => (await import('#profile/members/signatures/signatures.page.tsx')).SignaturesPage,
  },
  '/personal/invitations': {
    title: 'invitations',
    ...personal,
    page: async () => (await import('#partners/invitations/invitations.page.tsx')).InvitationsPage,
  },
  '/personal/agent': {
    title: 'agent',
    ...personal,
    page: async () => (await import('#partners/agents/agent.page.tsx')).AgentPage,
  },
  '/personal/agentConsent': {
    title: 'agentConsent',
    ...personal,
    page: async () => (await import('#partners/agents/agent-consent.page.tsx')).AgentConsentPage,
  },
  '/personal/broker': {
    title: 'broker',
    ...personal,
    page: async () => (await import('#partners/brokers/broker.page.tsx')).BrokerPage,
  },
  '/personal/brokerPower': {
    title: 'brokerPower',
    ...personal,
    page: async () => (await import('#partners/brokers/broker-power.page.tsx')).BrokerPowerPage,
  },
  '/personal/bindBankCard': {
    title: 'bindBankCard',
    ...personal,
    under: 'receivingAccount',
    page: async () => (await import('#payments/bank-accounts/bind-bank-card.page.tsx')).BindBankCardPage,
  },
  '/personal/verificationCenter': {
    title: 'verificationCenter',
    ...personal,
    page: async () => (await import('#identity/kyc/verification-center.page.tsx')).VerificationCenterPage,
  },
  '/personal/sumsub': {
    title: 'sumsub',
    ...ofIdentity,
    page: async () => (await import('#identity/sumsub/sumsub.page.tsx')).SumsubPage,
  },
  '/personal/entityVerification': {
    title: 'entityVerification',
    login: true,
    page: async () => (await import('#identity/companies/entity-verification.page.tsx')).EntityVerificationPage,
  },
  '/personal/entitySumsub': {
    title: 'entitySumsub',
    ...ofIdentity,
    page: async () => (await import('#identity/sumsub/sumsub.page.tsx')).EntitySumsubPage,
  },
  '/personal/enterpriseCert/{-$id}': {
    title: 'enterpriseCert',
    login: true,
    page: async () => (await import('#identity/companies/enterprise-cert.page.tsx')).EnterpriseCertPage,
  },
  '/personal/enterpriseCertResult': {
    title: 'enterpriseCertResult',
    login: true,
    page: async () => (await import('#identity/companies/enterprise-cert-result.page.tsx')).EnterpriseCertResultPage,
  },
  '/personal/companyChanges': {
    title: 'companyChanges',
    login: true,
    page: async () => (await import('#identity/company-changes/company-changes.page.tsx')).CompanyChangesPage,
  },
} as const satisfies Partial<Record<ScreenPath, RouteRow>>
