export const en_US = {
  columns: {
    number: 'No.',
    account: 'Account ID',
    name: 'Name',
    country: 'Country',
    units: 'Units',
    gross: 'Gross',
    taxRate: 'Tax rate',
    tax: 'Tax',
    net: 'Net',
    currency: 'Currency',
    status: 'Status',
    paidAt: 'Paid at (UTC)',
  },
  statuses: { recorded: 'Due', paid: 'Paid', unclaimed: 'Unclaimed' },
  totals: { all: 'All holders', remainder: 'Rounding remainder', owed: 'Owed by the issuer' },
} as const
