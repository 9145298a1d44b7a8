export const en_US = {
  number: 'Number',
  copyNumber: 'Copy number',
  amount: 'Amount',
  fee: 'Fee',
  free: 'Free',
  time: 'Time',
  done: 'Done',
  history: 'View in transaction history',
} as const
