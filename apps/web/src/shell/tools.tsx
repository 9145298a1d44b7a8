import { type Locale, locales } from '@tessera/contract/locale.ts'
import { ActionMenu } from '@tessera/ui/action-menu.tsx'
import { IconButton } from '@tessera/ui/button.tsx'
import { Icon } from '@tessera/ui/icon.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useLook } from '@tessera/ui/use-look.ts'
import { useRouter } from '@tanstack/react-router'
import { ChevronDown, Globe, Moon, Sun } from 'lucide-react'
import { Button } from 'react-aria-components'
import { api } from '../lib/api.ts'
import { inLocale } from '../lib/choose-locale.ts'
import { saveLocale } from '../lib/saved-locale.ts'
import { useSessionToken } from '../lib/session.ts'
import { useLocale } from '../lib/words.tsx'
import s from './frame.module.css'
import { useShellWords } from './shell-words.ts'

/** Each language in its own words, so that nobody has to read another one to find theirs. */
const nameOf: Record<Locale, string> = { en_US: 'English', zh_CN: '中文' }

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

export function LanguageMenu() {
  const t = useShellWords()
  const locale = useLocale()
  const change = useChangeLanguage()
  return (
    <ActionMenu
      label={t('language')}
      align="end"
      trigger={
        <Button className={s['tool'] ?? ''} aria-label={`${t('language')}: ${nameOf[locale]}`}>
          <Icon of={Globe} />
          <span className={s['wide']}>{nameOf[locale]}</span>
          <Icon of={ChevronDown} size={14} />
        </Button>
      }
      items={locales.map((each) => ({
        id: each,
        label: nameOf[each],
        tone: each === locale ? 'accent' : 'plain',
        onPress: () => void change(each),
      }))}
    />
  )
}

export function ThemeSwitch() {
  const t = useShellWords()
  const [theme, setTheme] = useLook('theme')
  const next = theme === 'dark' ? 'light' : 'dark'
  return (
    <IconButton
      icon={theme === 'dark' ? Sun : Moon}
      label={t(theme === 'dark' ? 'switchToLight' : 'switchToDark')}
      onPress={() => setTheme(next)}
    />
  )
}
