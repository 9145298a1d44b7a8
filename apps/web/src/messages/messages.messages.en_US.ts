export const en_US = {
  title: 'Messages',
  readAll: 'Mark all as read',
  which: 'Which messages',
  all: 'All',
  unread: 'Unread',
  allRead: 'Everything is read',
  older: 'Older messages',
  emptyTitle: 'No messages yet',
  empty: 'News about your account arrives here.',
  failed: 'Messages did not load',
} as const
