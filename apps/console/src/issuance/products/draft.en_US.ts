export const missing = {
  title: 'To complete before publication ({count, number})',
  text: 'A draft is saved with what you have so far. To publish it, complete these fields.',
  list: 'Fields to complete',
  none: 'All fields are complete. The draft can be proposed for publication.',
  draft: 'This draft cannot be published yet. To complete: {fields}.',
  count: '{count, plural, one {# field to complete} other {# fields to complete}}',
  first: 'First complete the fields listed at the top.',
  separator: ' · ',
  ofEntry: '{entry}: {field}',
} as const

export const copy = {
  open: 'Copy to a new draft',
  title: 'Copy {symbol} to a new draft',
  text: 'The draft gets all terms except the dates, the sub-trust, the contract address, the links of the sale and the ballot slot. Documents are not copied.',
  symbol: 'Symbol of the new draft',
  confirm: 'Create draft',
  done: 'Draft {symbol} created.',
} as const

export const preview = {
  open: { en_US: 'Preview in English', zh_CN: 'Preview in Chinese' },
  blocked: 'Your browser blocked the preview window. Allow pop-ups for this address.',
} as const
