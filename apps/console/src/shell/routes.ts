import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import type { ApprovalKindName } from '@tessera/contract/approvals.ts'
import type { Permission } from '@tessera/contract/permissions.ts'
import {
  Activity,
  ArrowUpFromLine,
  ChartCandlestick,
  CircleUser,
  DoorOpen,
  FileText,
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
  Users,
} from 'lucide-react'
import type { en_US } from './shell.messages.en_US.ts'

export type Title = keyof (typeof en_US)['titles']
export type RouteRow = {
  /** Below the locale prefix; also the path of the screen. */
  readonly title: Title
  readonly page: RouteComponent
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
    page: lazyRouteComponent(() => import('../pages/review-queue.tsx'), 'ReviewQueuePage'),
  },
  {
    title: 'kyc',
    icon: IdCard,
    permission: 'kyc.read',
    counts: 'kyc_review',
    page: lazyRouteComponent(() => import('../pages/kyc-cases.tsx'), 'KycCasesPage'),
  },
  {
    title: 'customers',
    icon: Users,
    permission: 'customers.read',
    page: lazyRouteComponent(() => import('../pages/customers.tsx'), 'CustomersPage'),
  },
  {
    title: 'withdrawals',
    icon: ArrowUpFromLine,
    permission: 'withdrawals.read',
    counts: 'withdrawal_review',
    page: lazyRouteComponent(() => import('../pages/withdrawals.tsx'), 'WithdrawalsPage'),
  },
  {
    title: 'bank',
    icon: Landmark,
    permission: 'fiat_orders.read',
    counts: 'fiat_match',
    page: lazyRouteComponent(() => import('../pages/fiat-orders.tsx'), 'FiatOrdersPage'),
  },
  {
    title: 'differences',
    icon: Scale,
    permission: 'reconciliation.read',
    counts: 'reconciliation_difference',
    page: lazyRouteComponent(() => import('../pages/differences.tsx'), 'DifferencesPage'),
  },
  {
    title: 'products',
    icon: Layers,
    permission: 'products.read',
    counts: 'product_publish',
    page: lazyRouteComponent(() => import('../pages/products.tsx'), 'ProductsPage'),
  },
  {
    title: 'subscriptions',
    icon: Receipt,
    permission: 'subscriptions.read',
    counts: 'allotment',
    page: lazyRouteComponent(() => import('../pages/subscriptions.tsx'), 'SubscriptionsPage'),
  },
  {
    title: 'markets',
    icon: ChartCandlestick,
    permission: 'markets.read',
    counts: 'market_state',
    page: lazyRouteComponent(() => import('../pages/markets.tsx'), 'MarketsPage'),
  },
  {
    title: 'texts',
    icon: FileText,
    permission: 'cms.read',
    counts: 'cms_text',
    page: lazyRouteComponent(() => import('../pages/texts.tsx'), 'TextsPage'),
  },
  {
    title: 'staff',
    icon: ShieldCheck,
    permission: 'operators.read',
    counts: 'operator_access',
    page: lazyRouteComponent(() => import('../pages/staff.tsx'), 'StaffPage'),
  },
  {
    title: 'site',
    icon: DoorOpen,
    permission: 'site.read',
    counts: 'site_doors',
    page: lazyRouteComponent(() => import('../pages/site.tsx'), 'SitePage'),
  },
  {
    title: 'sms',
    icon: MessageSquare,
    permission: 'sms.read',
    counts: 'sms_budget',
    page: lazyRouteComponent(() => import('../pages/sms.tsx'), 'SmsPage'),
  },
  {
    title: 'audit',
    icon: Activity,
    permission: 'audit.read',
    page: lazyRouteComponent(() => import('../pages/audit-log.tsx'), 'AuditLogPage'),
  },
  {
    title: 'search',
    icon: Search,
    page: lazyRouteComponent(() => import('../pages/found.tsx'), 'FoundPage'),
  },
  {
    title: 'account',
    icon: CircleUser,
    page: lazyRouteComponent(() => import('../pages/account.tsx'), 'AccountPage'),
  },
] as const satisfies readonly RouteRow[]
