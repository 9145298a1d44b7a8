/** What an operator may do, verb on noun. Roles are sets of these; a row of the contract names the one it needs. */
export const permissions = [
  'kyc.read',
  'kyc.review',
  'customers.read',
  'customers.manage',
  'withdrawals.read',
  'withdrawals.review',
  'fiat_orders.read',
  'fiat_orders.match',
  'deposits.read',
  'deposits.review',
  'products.read',
  'products.manage',
  'subscriptions.read',
  'subscriptions.allot',
  'markets.read',
  'markets.manage',
  'orders.end_abnormal',
  'cms.read',
  'cms.manage',
  'operators.read',
  'operators.manage',
  'site.read',
  'site.manage',
  'audit.read',
  'approvals.read',
] as const
export type Permission = (typeof permissions)[number]

/** Nobody holds both halves of everything: even a superadmin moves no money or identity alone, as approvals need two people. */
export const roles = {
  superadmin: [
    'operators.read',
    'operators.manage',
    'site.read',
    'site.manage',
    'audit.read',
    'approvals.read',
    'customers.read',
    'markets.read',
    'products.read',
    'cms.read',
  ],
  compliance: [
    'site.read',
    'cms.read',
    'cms.manage',
    'kyc.read',
    'kyc.review',
    'customers.read',
    'customers.manage',
    'withdrawals.read',
    'withdrawals.review',
    'deposits.read',
    'deposits.review',
    'subscriptions.read',
    'orders.end_abnormal',
    'approvals.read',
    'audit.read',
  ],
  finance: [
    'fiat_orders.read',
    'fiat_orders.match',
    'withdrawals.read',
    'withdrawals.review',
    'deposits.read',
    'deposits.review',
    'subscriptions.read',
    'subscriptions.allot',
    'orders.end_abnormal',
    'approvals.read',
    'products.read',
  ],
  listing: [
    'cms.read',
    'cms.manage',
    'products.read',
    'products.manage',
    'subscriptions.read',
    'subscriptions.allot',
    'markets.read',
    'markets.manage',
    'approvals.read',
  ],
  support: ['customers.read', 'deposits.read', 'fiat_orders.read', 'withdrawals.read'],
  auditor: [
    'audit.read',
    'approvals.read',
    'kyc.read',
    'customers.read',
    'withdrawals.read',
    'fiat_orders.read',
    'deposits.read',
    'products.read',
    'subscriptions.read',
    'markets.read',
    'operators.read',
    'cms.read',
  ],
} as const satisfies Record<string, readonly Permission[]>
export type Role = keyof typeof roles
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets which keys
export const roleNames = Object.keys(roles) as [Role, ...Role[]]

export const isRole = (text: string): text is Role => Object.hasOwn(roles, text)

export const mayDo = (held: readonly Role[], permission: Permission): boolean =>
  held.some((role) => (roles[role] as readonly Permission[]).includes(permission))
