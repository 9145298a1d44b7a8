export const en_US = {
  subject: 'Confirm your withdrawal of {amount} {coin}',
  title: 'Confirm your withdrawal of {amount} {coin}',
  lead: 'Compare every character of the address, and of the tag if there is one, with the address you want to pay. No money leaves your account until you confirm. If you do not confirm in time, the withdrawal is cancelled and the money is returned.',
  note: 'Not you? Open the same link and select “I did not request this”. The withdrawal is then cancelled and your account is frozen.',
  open: 'Review and confirm',
  rows: {
    amount: 'Amount',
    fee: 'Fee, included',
    receives: 'You receive',
    chain: 'Network',
    address: 'Address',
    tag: 'Tag (memo)',
    requested: 'Requested',
    until: 'Confirm by',
  },
} as const
