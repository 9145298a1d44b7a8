/** Hours for which the link in the email about a new withdrawal can freeze the account. */
const FREEZE_HOURS = 6

/** Messages about withdrawals to a chain. */
export const withdrawalKinds = {
  withdrawal_requested: {
    type: 'funds',
    link: '/assets/flowingWater',
    params: { amount: 'amount', coin: 'text', address: 'text' },
    freezeLinkHours: FREEZE_HOURS,
  },
  withdrawal_lapsed: {
    type: 'funds',
    link: '/assets/withdraw',
    params: { amount: 'amount', coin: 'text', address: 'text' },
  },
  address_proved: { type: 'security', link: '/assets/withdraw', params: { address: 'text', coin: 'text' } },
  withdrawal_paid: {
    type: 'funds',
    link: '/assets/flowingWater',
    params: { amount: 'amount', coin: 'text', address: 'text', txId: 'text' },
  },
  withdrawal_refused: {
    type: 'funds',
    link: '/assets/flowingWater',
    params: { amount: 'amount', coin: 'text', reason: 'text' },
  },
} as const
