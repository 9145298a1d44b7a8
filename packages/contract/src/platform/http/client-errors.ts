import { isLocale, type Locale } from '#platform/text/locale.ts'

/**
 * Error texts of the client for calls without a response. The list is small, so that browsers need not load the
 * catalogue for it.
 */
export const clientErrors = {
  NETWORK: {
    en_US: 'We could not connect. Check your connection and try again.',
    zh_CN: '暂时无法连接服务器，请检查网络后重试。',
  },
  TIMEOUT: {
    en_US: 'We got no response within {seconds} seconds. Check your connection and try again.',
    zh_CN: '{seconds} 秒内未收到响应，请检查网络后重试。',
  },
  INSECURE_ADDRESS: {
    en_US:
      'This address is not encrypted, so your password would not be safe here. Open the site with https:// instead.',
    zh_CN: '当前网址未加密，浏览器无法保护您的密码。请通过 https:// 网址访问。',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>

/** Returns the text in the language that the caller sends to the server. */
export const clientErrorIn = (code: keyof typeof clientErrors, language: unknown): string =>
  clientErrors[code][isLocale(language) ? language : 'en_US']
