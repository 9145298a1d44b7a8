export const en_US = {
  title: 'Outbox',
  lead: 'Every mail that this local world sent, newest first. Nothing left this machine.',
  to: 'To',
  filter: 'Show',
  all: 'All',
  filterLabel: 'Mails to this address',
  empty: 'No mail yet. Register or log in, and the code arrives here.',
  otherLanguage: '中文',
} as const
