export const en_US = {
  title: 'Messages',
  bell: '{count, plural, =0 {Messages} one {Messages, # unread} other {Messages, # unread}}',
  readAll: 'Mark all as read',
  unread: 'unread',
  emptyTitle: 'No messages yet',
  empty: 'News about your account arrives here.',
  failed: 'Messages did not load',
} as const
