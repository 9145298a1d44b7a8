export const callOffDialog = {
  title: 'Cancel the offer of {symbol}?',
  text: 'If a second person approves, the offer ends permanently. All subscribers are refunded in full and see the reason.',
  reason: 'Reason for subscribers',
  typed: 'Type {symbol} to confirm',
  typeFirst: 'Type {symbol} to confirm.',
  fill: 'Enter the reason in both languages.',
  confirm: 'Propose cancellation',
  proposed: 'Proposed. Another person must now decide.',
} as const
