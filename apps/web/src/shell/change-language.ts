import { inLocale } from '@tessera/contract/choose-locale.ts'
import type { Locale } from '@tessera/contract/locale.ts'
import { toast } from '@tessera/ui/toast.tsx'
import { useRouter } from '@tanstack/react-router'
import { api } from '../lib/api.ts'
import { saveLocale } from '../lib/saved-locale.ts'
import { useSessionToken } from '../lib/session.ts'

/** Keeps path, query and place in the page. A signed-in choice is stored first, then the page is loaded anew in that language. */
export function useChangeLanguage(): (next: Locale) => Promise<void> {
  const { history } = useRouter()
  const token = useSessionToken()
  return async (next) => {
    const { pathname, search, hash } = history.location
    const there = `${inLocale(pathname, next)}${search}${hash}`
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
