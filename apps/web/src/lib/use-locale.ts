import type { Locale } from '@tessera/contract/locale.ts'
import { useLocale as useLanguageTag } from 'use-intl'

/** The reader's language as addresses and calls name it. */
export const useLocale = (): Locale => (useLanguageTag() === 'zh-CN' ? 'zh_CN' : 'en_US')
