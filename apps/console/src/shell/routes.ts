import type { ComponentType } from 'react'
import type { ApprovalKindName } from '@tessera/contract/approvals.ts'
import type { Permission } from '@tessera/contract/permissions.ts'
import {
  Activity,
  ArrowUpFromLine,
  Banknote,
  Building2,
  ChartCandlestick,
  CircleUser,
  DoorOpen,
  FileText,
  HandCoins,
  Percent,
  UserCheck,
  Handshake,
  IdCard,
  Inbox,
  Landmark,
  Layers,
  type LucideIcon,
  MessageSquare,
  Receipt,
  Scale,
  Search,
  ShieldCheck,
  Rocket,
  Users,
} from 'lucide-react'
import type { en_US } from './shell.messages.en_US.ts'

export type Title = keyof (typeof en_US)['titles']
export type RouteRow = {
  /** Below the locale prefix; also the path of the screen. */
  readonly title: Title
  readonly page: () => Promise<ComponentType>
  readonly icon: LucideIcon
  /** Absent where everybody comes in and the server says what they find. */
  readonly permission?: Permission
  /** Whose open work the rail counts beside it. */
  readonly counts?: ApprovalKindName | 'all'
}

/** Every screen of the console in the order of the rail. */
export const routes = [
  {
    title: 'queue',
    icon: Inbox,
    permission: 'approvals.read',
    counts: 'all',
    page: async () => (await import('../pages/review-queue.tsx')).ReviewQueuePage,
  },
  {
    title: 'kyc',
    icon: IdCard,
    permission: 'kyc.read',
    counts: 'kyc_review',
    page: async () => (await import('../pages/kyc-cases.tsx')).KycCasesPage,
  },
  {
    title: 'companies',
    icon: Building2,
    permission: 'kyc.read',
    counts: 'company_review',
    page: async () => (await import('../pages/companies.tsx')).CompaniesPage,
  },
  {
    title: 'financing',
    icon: Rocket,
    permission: 'financing.read',
    counts: 'financing_committee',
    page: async () => (await import('../pages/financing.tsx')).FinancingPage,
  },
  {
    title: 'customers',
    icon: Users,
    permission: 'customers.read',
    page: async () => (await import('../pages/customers.tsx')).CustomersPage,
  },
  {
    title: 'withdrawals',
    icon: ArrowUpFromLine,
    permission: 'withdrawals.read',
    counts: 'withdrawal_review',
    page: async () => (await import('../pages/withdrawals.tsx')).WithdrawalsPage,
  },
  {
    title: 'payouts',
    icon: Banknote,
    permission: 'withdrawals.read',
    counts: 'payout_review',
    page: async () => (await import('../pages/payouts.tsx')).PayoutsPage,
  },
  {
    title: 'otc',
    icon: Handshake,
    permission: 'otc_deals.read',
    counts: 'otc_appeal',
    page: async () => (await import('../pages/otc.tsx')).OtcPage,
  },
  {
    title: 'bank',
    icon: Landmark,
    permission: 'fiat_orders.read',
    counts: 'fiat_match',
    page: async () => (await import('../pages/fiat-orders.tsx')).FiatOrdersPage,
  },
  {
    title: 'differences',
    icon: Scale,
    permission: 'reconciliation.read',
    counts: 'reconciliation_difference',
    page: async () => (await import('../pages/differences.tsx')).DifferencesPage,
  },
  {
    title: 'products',
    icon: Layers,
    permission: 'products.read',
    counts: 'product_publish',
    page: async () => (await import('../pages/products.tsx')).ProductsPage,
  },
  {
    title: 'subscriptions',
    icon: Receipt,
    permission: 'subscriptions.read',
    counts: 'allotment',
    page: async () => (await import('../pages/subscriptions.tsx')).SubscriptionsPage,
  },
  {
    title: 'distributions',
    icon: HandCoins,
    permission: 'products.read',
    counts: 'distribution_release',
    page: async () => (await import('../pages/distributions.tsx')).DistributionsPage,
  },
  {
    title: 'agents',
    icon: UserCheck,
    permission: 'agents.read',
    counts: 'agent_activation',
    page: async () => (await import('../pages/agents.tsx')).AgentsPage,
  },
  {
    title: 'rebates',
    icon: Percent,
    permission: 'agents.read',
    counts: 'rebate_release',
    page: async () => (await import('../pages/rebates.tsx')).RebatesPage,
  },
  {
    title: 'markets',
    icon: ChartCandlestick,
    permission: 'markets.read',
    counts: 'market_state',
    page: async () => (await import('../pages/markets.tsx')).MarketsPage,
  },
  {
    title: 'texts',
    icon: FileText,
    permission: 'cms.read',
    counts: 'cms_text',
    page: async () => (await import('../pages/texts.tsx')).TextsPage,
  },
  {
    title: 'staff',
    icon: ShieldCheck,
    permission: 'operators.read',
    counts: 'operator_access',
    page: async () => (await import('../pages/staff.tsx')).StaffPage,
  },
  {
    title: 'site',
    icon: DoorOpen,
    permission: 'site.read',
    counts: 'site_doors',
    page: async () => (await import('../pages/site.tsx')).SitePage,
  },
  {
    title: 'sms',
    icon: MessageSquare,
    permission: 'sms.read',
    counts: 'sms_budget',
    page: async () => (await import('../pages/sms.tsx')).SmsPage,
  },
  {
    title: 'audit',
    icon: Activity,
    permission: 'audit.read',
    page: async () => (await import('../pages/audit-log.tsx')).AuditLogPage,
  },
  {
    title: 'search',
    icon: Search,
    page: async () => (await import('../pages/found.tsx')).FoundPage,
  },
  {
    title: 'account',
    icon: CircleUser,
    page: async () => (await import('../pages/account.tsx')).AccountPage,
  },
] as const satisfies readonly RouteRow[]
