export const en_US = {
  table: 'Audit log',
  col: { seq: 'No.', at: 'Time', actor: 'Who', action: 'Act', target: 'On', reason: 'Reason', ip: 'From' },
  actor: 'Operator name',
  action: 'Act, such as kyc.approve',
  target: 'Id of what it was done to',
  empty: 'No entries',
  emptyText: 'Nothing fits these filters.',
  before: 'Before',
  after: 'After',
  verify: 'Check the chain',
  whole: 'The chain is whole: {checked, number} entries.',
  broken: 'Entry {seq} does not fit the chain. It was changed or is missing.',
} as const
