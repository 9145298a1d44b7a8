import type { en_US } from './src/kit.messages.en_US.ts'

// The kit alone, in its tests and the workshop, has only its own messages. Each app declares this for itself.
declare module 'use-intl' {
  interface AppConfig {
    Locale: 'en-US' | 'zh-CN'
    Messages: { kit: typeof en_US }
  }
}
