import type { MessageWords } from './words.ts'

/** Messages about a download of personal data. */
export const en_US = {
  personal_data_requested: {
    title: 'We are preparing a copy of your data',
    body: 'Requested from IP address {ip}. If this was not you, freeze your account and change your password now.',
  },
  personal_data_ready: {
    title: 'The copy of your data is ready',
    body: 'You can download it on the Personal data page for 3 days.',
  },
} as const satisfies Partial<MessageWords>
