import type { MessageWords } from './words.ts'

/** Messages about a download of personal data. */
export const en_US = {
  personal_data_requested: {
    title: 'A copy of your data is being prepared',
    body: 'It was requested from {ip}. If this was not you, freeze the account and change your password now.',
  },
  personal_data_ready: {
    title: 'The copy of your data is ready',
    body: 'You can download it for 3 days on the page “Personal data”.',
  },
} as const satisfies Partial<MessageWords>
