import type { ScreenPath } from '@tessera/contract/screens.ts'
import type { RouteRow } from './route-row.ts'

const personal = { area: 'personal', login: true } as const
/** Steps that are reached from the account screen. */
const ofAccount = { ...personal, under: 'userManagement' } as const
/** Steps that are reached from the verification screen. */
const ofIdentity = { ...personal, under: 'kycEnter' } as const

/** The screens of identity and account settings. */
export const personalRoutes = {
  '/personal/kycEnter': {
    login: true,
    entry: { in: { headerAccount: 4, verification: 1 }, when: 'unapproved' },
    page: async () => (await import('#identity/kyc/kyc-enter.page.tsx')).KycEnterPage,
  },
  '/personal/userManagement': {
    ...personal,
    entry: { in: { headerAccount: 1, account: 1 } },
    page: async () => (await import('#access/customers/user-management.page.tsx')).UserManagementPage,
  },
  '/personal/changePassword': {
    ...ofAccount,
    page: async () => (await import('#access/customers/change-password.page.tsx')).ChangePasswordPage,
  },
  '/personal/bindEmail': {
    ...ofAccount,
    page: async () => (await import('#access/security/change-factor.page.tsx')).BindEmailPage,
  },
  '/personal/bindPhone': {
    ...ofAccount,
    page: async () => (await import('#access/security/change-factor.page.tsx')).BindPhonePage,
  },
  '/personal/changeEmail': {
    ...ofAccount,
    page: async () => (await import('#access/security/change-factor.page.tsx')).ChangeEmailPage,
  },
  '/personal/changePhone': {
    ...ofAccount,
    page: async () => (await import('#access/security/change-factor.page.tsx')).ChangePhonePage,
  },
  '/personal/bindGoogle': {
    ...ofAccount,
    page: async () => (await import('#access/security/change-factor.page.tsx')).BindGooglePage,
  },
  '/personal/closeGoogle': {
    ...ofAccount,
    page: async () => (await import('#access/security/change-factor.page.tsx')).CloseGooglePage,
  },
  '/personal/backupCodes': {
    ...ofAccount,
    page: async () => (await import('#access/security/change-factor.page.tsx')).BackupCodesPage,
  },
  '/personal/passkeys': {
    ...ofAccount,
    page: async () => (await import('#access/security/passkeys.page.tsx')).PasskeysPage,
  },
  '/personal/closePhone': {
    ...ofAccount,
    page: async () => (await import('#access/security/change-factor.page.tsx')).ClosePhonePage,
  },
  '/personal/idAuth': {
    ...ofAccount,
    page: async () => (await import('#identity/singpass/id-auth.page.tsx')).IdAuthPage,
  },
  '/personal/safetyRecord': {
    ...personal,
    entry: { in: { headerAccount: 2, account: 2 } },
    page: async () => (await import('#access/sessions/safety-record.page.tsx')).SafetyRecordPage,
  },
  '/personal/personalData': {
    ...personal,
    entry: { in: { account: 3 }, ownerOnly: true },
    page: async () => (await import('#reporting/personal-data/personal-data.page.tsx')).PersonalDataPage,
  },
  '/personal/receivingAccount': {
    ...personal,
    entry: { in: { headerAccount: 3, payments: 1 }, when: 'approved', ownerOnly: true },
    page: async () => (await import('#payments/bank-accounts/receiving-account.page.tsx')).ReceivingAccountPage,
  },
  '/personal/paymentMethods': {
    ...personal,
    entry: { in: { payments: 2 }, when: 'approved', ownerOnly: true, firstOnly: true },
    page: async () => (await import('#desk/payment-methods/payment-methods.page.tsx')).PaymentMethodsPage,
  },
  '/personal/apiKeys': {
    ...personal,
    entry: { in: { api: 1 }, when: 'approved', ownerOnly: true },
    page: async () => (await import('#access/api-keys/api-keys.page.tsx')).ApiKeysPage,
  },
  '/personal/blacklist': {
    ...personal,
    entry: { in: { account: 4 }, ownerOnly: true, firstOnly: true },
    page: async () => (await import('#profile/blacklist/blacklist.page.tsx')).BlacklistPage,
  },
  '/personal/investorClass': {
    ...personal,
    entry: { in: { verification: 3 }, ownerOnly: true },
    page: async () => (await import('#identity/investor-classes/investor-class.page.tsx')).InvestorClassPage,
  },
  '/personal/riskTest': {
    ...personal,
    page: async () => (await import('#identity/risk-tests/risk-test.page.tsx')).RiskTestPage,
  },
  '/personal/subAccounts': {
    ...personal,
    entry: { in: { people: 3 }, when: 'approved', ownerOnly: true },
    page: async () => (await import('#profile/sub-accounts/sub-accounts.page.tsx')).SubAccountsPage,
  },
  '/personal/people': {
    ...personal,
    entry: { in: { people: 1 }, when: 'approved', ownerOnly: true, companyOnly: true },
    page: async () => (await import('#profile/members/people.page.tsx')).PeoplePage,
  },
  '/personal/signatures': {
    ...personal,
    entry: { in: { people: 2 }, when: 'approved', ownerOnly: true, companyOnly: true },
    page: async () => (await import('#profile/members/signatures/signatures.page.tsx')).SignaturesPage,
  },
  '/personal/invitations': {
    ...personal,
    entry: { in: { programs: 1 }, ownerOnly: true, firstOnly: true },
    page: async () => (await import('#partners/invitations/invitations.page.tsx')).InvitationsPage,
  },
  '/personal/agent': {
    ...personal,
    entry: { in: { programs: 2 }, ownerOnly: true, firstOnly: true },
    page: async () => (await import('#partners/agents/agent.page.tsx')).AgentPage,
  },
  '/personal/agentConsent': {
    ...personal,
    entry: { in: { programs: 3 }, ownerOnly: true, firstOnly: true },
    page: async () => (await import('#partners/agents/agent-consent.page.tsx')).AgentConsentPage,
  },
  '/personal/broker': {
    ...personal,
    entry: { in: { programs: 4 }, ownerOnly: true, firstOnly: true, companyOnly: true },
    page: async () => (await import('#partners/brokers/broker.page.tsx')).BrokerPage,
  },
  '/personal/brokerPower': {
    ...personal,
    entry: { in: { programs: 5 }, when: 'approved', ownerOnly: true, firstOnly: true },
    page: async () => (await import('#partners/brokers/broker-power.page.tsx')).BrokerPowerPage,
  },
  '/personal/bindBankCard': {
    ...personal,
    under: 'receivingAccount',
    page: async () => (await import('#payments/bank-accounts/bind-bank-card.page.tsx')).BindBankCardPage,
  },
  '/personal/verificationCenter': {
    ...personal,
    entry: { in: { verification: 2 }, ownerOnly: true },
    page: async () => (await import('#identity/kyc/verification-center.page.tsx')).VerificationCenterPage,
  },
  '/personal/sumsub': {
    ...ofIdentity,
    page: async () => (await import('#identity/sumsub/sumsub.page.tsx')).SumsubPage,
  },
  '/personal/entityVerification': {
    login: true,
    page: async () => (await import('#identity/companies/entity-verification.page.tsx')).EntityVerificationPage,
  },
  '/personal/entitySumsub': {
    ...ofIdentity,
    page: async () => (await import('#identity/sumsub/sumsub.page.tsx')).EntitySumsubPage,
  },
  '/personal/enterpriseCert/{-$id}': {
    login: true,
    page: async () => (await import('#identity/companies/enterprise-cert.page.tsx')).EnterpriseCertPage,
  },
  '/personal/enterpriseCertResult': {
    login: true,
    page: async () => (await import('#identity/companies/enterprise-cert-result.page.tsx')).EnterpriseCertResultPage,
  },
  '/personal/companyChanges': {
    login: true,
    page: async () => (await import('#identity/company-changes/company-changes.page.tsx')).CompanyChangesPage,
  },
} as const satisfies Partial<Record<ScreenPath, RouteRow>>
