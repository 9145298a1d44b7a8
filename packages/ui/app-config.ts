import type { en_US } from './src/kit.messages.en_US.ts'

// In its tests and the workshop, the kit has only its own messages. Each app declares its own messages.
declare module 'use-intl' {
  interface AppConfig {
    Locale: 'en-US' | 'zh-CN'
    Messages: { kit: typeof en_US }
  }
}
