export const locales = ['en_US', 'zh_CN'] as const
export type Locale = (typeof locales)[number]

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value)

/** Returns the language tag for Intl and the html lang attribute. */
export const bcp47 = (locale: Locale): 'en-US' | 'zh-CN' => (locale === 'en_US' ? 'en-US' : 'zh-CN')
