import type { Locale } from '@tessera/contract/locale.ts'
import { toast } from '@tessera/ui/toast.tsx'
import { useRouter } from '@tanstack/react-router'
import { api } from '../lib/api.ts'
import { inLocale } from '../lib/choose-locale.ts'
import { saveLocale } from '../lib/saved-locale.ts'
import { useSessionToken } from '../lib/session.ts'

/** Keeps path and query. A signed-in choice is stored first, then the page is loaded anew in that language. */
export function useChangeLanguage(): (next: Locale) => Promise<void> {
  const { history } = useRouter()
  const token = useSessionToken()
  return async (next) => {
    const { pathname, search } = history.location
    const there = `${inLocale(pathname, next)}${search}`
    if (token === undefined) {
      saveLocale(next)
      history.push(there)
      return
    }
    try {
      await api.customers.changeLanguage({ language: next })
      saveLocale(next)
      window.location.assign(there)
    } catch (error) {
      toast('negative', error instanceof Error ? error.message : String(error))
    }
  }
}
