import { type Locale, locales } from '@tessera/contract/locale.ts'
import { ActionMenu } from '@tessera/ui/action-menu.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useLook } from '@tessera/ui/use-look.ts'
import { useRouter } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { api } from '../lib/api.ts'
import { inLocale } from '../lib/choose-locale.ts'
import { saveLocale } from '../lib/saved-locale.ts'
import { useSessionToken } from '../lib/session.ts'
import { useLocale } from '../lib/words.tsx'
import { nameOf } from './language-names.ts'
import { useShellWords } from './shell-words.ts'

/** Keeps path and query. A signed-in choice is stored first, then the page is loaded anew in that language. */
function useChangeLanguage(): (next: Locale) => Promise<void> {
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

const updowns = ['green-up', 'red-up'] as const

/**
 * Languages, and below them the colors of rising and falling prices, which go by country too. It is loaded when somebody
 * asks for it, and open from the start.
 */
export function LanguageList({ trigger }: { trigger: ReactElement }) {
  const t = useShellWords()
  const locale = useLocale()
  const change = useChangeLanguage()
  const [updown, setUpdown] = useLook('updown')
  return (
    <ActionMenu
      label={t('language')}
      align="end"
      openAtOnce
      trigger={trigger}
      items={[
        ...locales.map((each) => ({
          id: each,
          label: nameOf[each],
          tone: each === locale ? ('accent' as const) : ('plain' as const),
          onPress: () => void change(each),
        })),
        ...updowns.map((each, at) => ({
          id: each,
          label: t(`updown.${each}`),
          tone: each === updown ? ('accent' as const) : ('plain' as const),
          separated: at === 0,
          onPress: () => setUpdown(each),
        })),
      ]}
    />
  )
}
