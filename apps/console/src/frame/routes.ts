import type { ComponentType } from 'react'
import type { ApprovalKindName } from '@tessera/contract/services/approvals/approvals.ts'
import type { Permission } from '@tessera/contract/permissions.ts'
import {
  BookOpen,
  Sigma,
  Activity,
  ArrowLeftRight,
  ArrowUpFromLine,
  Award,
  Banknote,
  Building2,
  ChartCandlestick,
  CircleUser,
  DoorOpen,
  FileCheck,
  FileText,
  Grid3x3,
  HandCoins,
  Percent,
  UserCheck,
  Handshake,
  IdCard,
  Inbox,
  Landmark,
  Layers,
  ListChecks,
  type LucideIcon,
  MessageSquare,
  OctagonX,
  Receipt,
  Scale,
  Search,
  Send,
  ShieldCheck,
  Rocket,
  SlidersHorizontal,
  Users,
} from 'lucide-react'
import type { en_US } from './shell.messages.en_US.ts'

export type Title = keyof (typeof en_US)['titles']
export type RouteRow = {
  readonly page: () => Promise<ComponentType>
  readonly icon: LucideIcon
  /** The caption of its group in the rail. */
  readonly group?: keyof (typeof en_US)['groups']
  /** The required permission; omitted if every operator may open it and the server filters its content. */
  readonly permission?: Permission
  /** The kinds of cases whose number the rail shows beside it. */
  readonly counts?: ApprovalKindName | readonly ApprovalKindName[] | 'all'
}

/** A row with its title, which is also the path of the screen below the language. */
export type Screen = RouteRow & { readonly title: Title }

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The row of the console's route table; the page for unknown addresses has none. */
    readonly consoleScreen?: Screen
    /** True for a page that needs no login. */
    readonly isEntry?: boolean
  }
}

/** Every screen of the console, in the order of the rail. */
export const routes = {
  queue: {
    icon: Inbox,
    permission: 'approvals.read',
    counts: 'all',
    page: async () => (await import('#services/approvals/review-queue.page.tsx')).ReviewQueuePage,
  },
  kyc: {
    group: 'people',
    icon: IdCard,
    permission: 'kyc.read',
    counts: 'kyc_review',
    page: async () => (await import('#identity/kyc/kyc-cases.page.tsx')).KycCasesPage,
  },
  companies: {
    group: 'people',
    icon: Building2,
    permission: 'kyc.read',
    counts: 'company_review',
    page: async () => (await import('#identity/companies/companies.page.tsx')).CompaniesPage,
  },
  investorClasses: {
    group: 'people',
    icon: Award,
    permission: 'kyc.read',
    counts: 'investor_class',
    page: async () => (await import('#identity/investor-classes/investor-classes.page.tsx')).InvestorClassesPage,
  },
  customers: {
    group: 'people',
    icon: Users,
    permission: 'customers.read',
    page: async () => (await import('#access/customers/customers.page.tsx')).CustomersPage,
  },
  agents: {
    group: 'people',
    icon: UserCheck,
    permission: 'agents.read',
    counts: 'agent_activation',
    page: async () => (await import('#partners/agents/agents.page.tsx')).AgentsPage,
  },
  withdrawals: {
    group: 'money',
    icon: ArrowUpFromLine,
    permission: 'withdrawals.read',
    counts: 'withdrawal_review',
    page: async () => (await import('#payments/withdrawals/withdrawals.page.tsx')).WithdrawalsPage,
  },
  payouts: {
    group: 'money',
    icon: Banknote,
    permission: 'withdrawals.read',
    counts: 'payout_review',
    page: async () => (await import('#payments/payouts/payouts.page.tsx')).PayoutsPage,
  },
  payments: {
    group: 'money',
    icon: Send,
    permission: 'payment_instructions.read',
    counts: ['payment_instruction', 'payment_beneficiary', 'instruction_recall', 'coin_proceeds'],
    page: async () => (await import('#payments/instructions/instructions.page.tsx')).InstructionsPage,
  },
  bank: {
    group: 'money',
    icon: Landmark,
    permission: 'fiat_orders.read',
    counts: 'fiat_match',
    page: async () => (await import('#payments/bank/fiat-orders.page.tsx')).FiatOrdersPage,
  },
  otc: {
    group: 'money',
    icon: Handshake,
    permission: 'otc_deals.read',
    counts: 'otc_appeal',
    page: async () => (await import('#desk/otc-deals/otc.page.tsx')).OtcPage,
  },
  ledger: {
    group: 'money',
    icon: BookOpen,
    permission: 'ledger.read',
    page: async () => (await import('#books/ledger/ledger.page.tsx')).LedgerPage,
  },
  trial: {
    group: 'money',
    icon: Sigma,
    permission: 'ledger.read',
    page: async () => (await import('#books/ledger/trial.page.tsx')).TrialPage,
  },
  differences: {
    group: 'money',
    icon: Scale,
    permission: 'reconciliation.read',
    counts: 'reconciliation_difference',
    page: async () => (await import('#books/reconciliation/differences.page.tsx')).DifferencesPage,
  },
  days: {
    group: 'money',
    icon: FileCheck,
    permission: 'reconciliation.read',
    counts: 'daily_reconciliation',
    page: async () => (await import('#books/reconciliation/days.page.tsx')).DaysPage,
  },
  rates: {
    group: 'money',
    icon: ArrowLeftRight,
    permission: 'rates.read',
    counts: 'rate_held',
    page: async () => (await import('#books/rates/rates.page.tsx')).RatesPage,
  },
  rebates: {
    group: 'money',
    icon: Percent,
    permission: 'agents.read',
    counts: 'rebate_release',
    page: async () => (await import('#partners/agents/rebates.page.tsx')).RebatesPage,
  },
  financing: {
    group: 'products',
    icon: Rocket,
    permission: 'financing.read',
    counts: 'financing_committee',
    page: async () => (await import('#issuance/financing/financing.page.tsx')).FinancingPage,
  },
  products: {
    group: 'products',
    icon: Layers,
    permission: 'products.read',
    counts: 'product_publish',
    page: async () => (await import('#issuance/products/products.page.tsx')).ProductsPage,
  },
  subscriptions: {
    group: 'products',
    icon: Receipt,
    permission: 'subscriptions.read',
    counts: 'allotment',
    page: async () => (await import('#issuance/subscriptions/subscriptions.page.tsx')).SubscriptionsPage,
  },
  distributions: {
    group: 'products',
    icon: HandCoins,
    permission: 'products.read',
    counts: 'distribution_release',
    page: async () => (await import('#issuance/distributions/distributions.page.tsx')).DistributionsPage,
  },
  markets: {
    group: 'products',
    icon: ChartCandlestick,
    permission: 'markets.read',
    counts: ['market_halt', 'market_state'],
    page: async () => (await import('#trading/markets/markets.page.tsx')).MarketsPage,
  },
  texts: {
    group: 'exchange',
    icon: FileText,
    permission: 'cms.read',
    counts: 'cms_text',
    page: async () => (await import('#office/cms/texts.page.tsx')).TextsPage,
  },
  sms: {
    group: 'exchange',
    icon: MessageSquare,
    permission: 'sms.read',
    counts: 'sms_budget',
    page: async () => (await import('#services/sms/sms.page.tsx')).SmsPage,
  },
  staff: {
    group: 'exchange',
    icon: ShieldCheck,
    permission: 'operators.read',
    counts: 'operator_access',
    page: async () => (await import('#office/operators/staff.page.tsx')).StaffPage,
  },
  rights: {
    group: 'exchange',
    icon: Grid3x3,
    permission: 'operators.read',
    page: async () => (await import('#office/operators/rights.page.tsx')).RightsPage,
  },
  site: {
    group: 'exchange',
    icon: DoorOpen,
    permission: 'site.read',
    counts: 'site_access',
    page: async () => (await import('#office/public-config/site.page.tsx')).SitePage,
  },
  setup: {
    group: 'exchange',
    icon: ListChecks,
    permission: 'settings.read',
    page: async () => (await import('#office/settings/setup.page.tsx')).SetupPage,
  },
  settings: {
    group: 'exchange',
    icon: SlidersHorizontal,
    permission: 'settings.read',
    counts: ['setting', 'setting_file'],
    page: async () => (await import('#office/settings/settings.page.tsx')).SettingsPage,
  },
  stops: {
    group: 'exchange',
    icon: OctagonX,
    permission: 'stops.read',
    counts: 'stop_lift',
    page: async () => (await import('#access/stops/stops.page.tsx')).StopsPage,
  },
  audit: {
    group: 'exchange',
    icon: Activity,
    permission: 'audit.read',
    page: async () => (await import('#services/audit/audit-log.page.tsx')).AuditLogPage,
  },
  search: {
    icon: Search,
    page: async () => (await import('#reporting/search/search-results.page.tsx')).SearchResultsPage,
  },
  account: {
    icon: CircleUser,
    page: async () => (await import('#office/operators/account.page.tsx')).AccountPage,
  },
} as const satisfies Record<Title, RouteRow>

const isTitle = (text: string): text is Title => text in routes
export const titles: readonly Title[] = Object.keys(routes).filter((title) => isTitle(title))
