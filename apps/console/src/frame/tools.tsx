import { inLocale } from '@tessera/contract/platform/text/choose-locale.ts'
import { locales, type Locale } from '@tessera/contract/platform/text/locale.ts'
import { ActionMenu } from '@tessera/ui/action-menu.tsx'
import { Button, IconButton } from '@tessera/ui/button.tsx'
import { savedAppearance, saveAppearance } from '@tessera/ui/theme.ts'
import { Globe, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useRouter } from '#parts/console-router.ts'
import { BASE } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'

/** Each language under its own name, so that its speakers can find it. */
const nameOf: Record<Locale, string> = { en_US: 'English', zh_CN: '中文' }

export function LanguageMenu() {
  const t = useTranslations('shell')
  const kit = useTranslations('kit')
  const locale = useLocale()
  const { history } = useRouter()
  const change = (next: Locale) => {
    const { pathname, search, hash } = history.location
    history.push(`${BASE}${inLocale(pathname.slice(BASE.length), next)}${search}${hash}`)
  }
  return (
    <ActionMenu
      label={t('language')}
      align="end"
      trigger={
        <Button
          kind="ghost"
          size="sm"
          icon={Globe}
          aria-label={kit('labelled', { label: t('language'), name: nameOf[locale] })}
        >
          {nameOf[locale]}
        </Button>
      }
      items={locales.map((each) => ({ id: each, label: nameOf[each], onPress: () => change(each) }))}
    />
  )
}

const themeNow = (): 'light' | 'dark' =>
  savedAppearance('theme') ?? (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light')

export function ThemeSwitch() {
  const t = useTranslations('shell')
  const [theme, setTheme] = useState(themeNow)
  const change = () => {
    const next = theme === 'dark' ? 'light' : 'dark'
    saveAppearance('theme', next)
    setTheme(next)
  }
  return (
    <IconButton
      icon={theme === 'dark' ? Sun : Moon}
      label={t(theme === 'dark' ? 'switchToLight' : 'switchToDark')}
      onPress={change}
    />
  )
}
