export const en_US = {
  subject: 'Confirm your withdrawal of {amount} {coin}',
  title: 'Confirm your withdrawal of {amount} {coin}',
  lead: 'Compare every character of the address, and the tag if there is one, with those you want to pay. Nothing leaves your account until you confirm. Unconfirmed withdrawals are cancelled and the money returns.',
  note: 'Not you? Open the same link and press "This was not me": the withdrawal is cancelled and your account is frozen.',
  open: 'Review and confirm',
  rows: {
    amount: 'Amount',
    fee: 'Fee, included',
    receives: 'Arrives',
    chain: 'Network',
    address: 'Address',
    tag: 'Tag (memo)',
    requested: 'Requested',
    until: 'Confirm before',
  },
} as const
