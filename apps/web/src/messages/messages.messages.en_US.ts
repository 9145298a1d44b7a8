export const en_US = {
  title: 'Messages',
  readAll: 'Mark all as read',
  unread: 'unread',
  emptyTitle: 'No messages yet',
  empty: 'News about your account arrives here.',
  failed: 'Messages did not load',
} as const
