/** Names of the fields of a bank line. */
export const bankLineFields = {
  bookedOn: 'Booked on',
  bank: 'Bank',
  accountNumber: 'Our account',
  lineId: 'Bank line',
  amount: 'Amount',
  coin: 'Currency',
  payerName: 'Other party',
  text: 'Reference text',
  reason: 'Why it was not matched',
  sameAs: 'Possibly the same as',
} as const
