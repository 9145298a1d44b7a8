import { inLocale } from '@tessera/contract/platform/text/choose-locale.ts'
import { ApiError } from '@tessera/contract/platform/http/client.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { toast } from '@tessera/ui/toast.tsx'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { saveLocale } from '#parts/saved-locale.ts'
import { useSessionToken } from '#parts/session.ts'
import { useRouter } from '#parts/site-router.ts'
import { useLocale } from '#parts/use-locale.ts'
import { loadLanguage } from './load-messages.ts'

/**
 * Changes the language and keeps path, query and scroll position. The choice of a logged-in customer is saved first,
 * then the page reloads in that language. Without a connection nothing changes, so that the input is not lost.
 */
export function useChangeLanguage(): (next: Locale) => Promise<void> {
  const { history } = useRouter()
  const token = useSessionToken()
  const locale = useLocale()
  const t = useTranslations('shell')
  return async (next) => {
    if (next === locale) return
    const refusal = await prepare(next, { locale, isSignedIn: token !== undefined })
    if (refusal !== undefined) {
      toast('negative', refusal === 'no-connection' ? t('languageNeedsConnection') : refusal.message)
      return
    }
    saveLocale(next)
    const { pathname, search, hash } = history.location
    const there = `${inLocale(pathname, next)}${search}${hash}`
    if (token === undefined) history.push(there)
    else window.location.assign(there)
  }
}

type Now = { readonly locale: Locale; readonly isSignedIn: boolean }

async function prepare(next: Locale, { locale, isSignedIn }: Now): Promise<ApiError | 'no-connection' | undefined> {
  if (!navigator.onLine) return 'no-connection'
  try {
    await loadLanguage(next, { like: locale })
    if (isSignedIn) await api.customers.changeLanguage({ language: next })
    return undefined
  } catch (error) {
    // A message file that fails to load counts as a lost connection, like a missing response.
    return error instanceof ApiError && error.code !== 'NETWORK' ? error : 'no-connection'
  }
}
