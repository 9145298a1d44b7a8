export const en_US = {
  live: 'Live',
  'catching-up': 'Catching up',
  stale: 'Stale since {time}',
} as const
