import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { useLocale as useLanguageTag } from 'use-intl'

/** The reader's locale, spelled as in addresses and API calls. */
export const useLocale = (): Locale => (useLanguageTag() === 'zh-CN' ? 'zh_CN' : 'en_US')
