/** The signatory, who holds all shares. */
export const DIRECTOR = 'Helena Voss'

/** A valid cap table in Open Cap Format. */
export const capTable = JSON.stringify([
  { object_type: 'STAKEHOLDER', id: 'p1', name: { legal_name: DIRECTOR }, stakeholder_type: 'INDIVIDUAL' },
  {
    object_type: 'STOCK_CLASS',
    id: 'c1',
    name: 'Ordinary',
    class_type: 'COMMON',
    default_id_prefix: 'CS-',
    initial_shares_authorized: '10000',
    votes_per_share: 1,
    seniority: '1',
  },
  {
    object_type: 'TX_STOCK_ISSUANCE',
    id: 't1',
    security_id: 's1',
    custom_id: 'CS-1',
    date: '2019-06-01',
    stakeholder_id: 'p1',
    stock_class_id: 'c1',
    quantity: '10000',
    share_price: { amount: '1.00', currency: 'SGD' },
  },
])
