export const en_US = {
  table: 'Customers',
  search: 'Number, email or name',
  col: {
    number: 'Number',
    name: 'Name',
    email: 'Email',
    kyc: 'Identity',
    class: 'Class',
    since: 'Since',
    state: 'Status',
  },
  empty: 'Nobody found',
  emptyText: 'Search by number, email or name. Each search is kept in the audit log.',
  kyc: { unknown: 'Not verified', pending: 'In review', approved: 'Verified', rejected: 'Rejected' },
  classes: { ri: 'Retail', ai: 'Accredited', ei: 'Expert' },
  status: { active: 'Active', frozen: 'Frozen', closed: 'Closed' },
  paused: 'Withdrawals paused until {until}',
} as const
