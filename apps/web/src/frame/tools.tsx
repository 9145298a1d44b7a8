import { locales } from '@tessera/contract/platform/text/locale.ts'
import { ActionMenu } from '@tessera/ui/action-menu.tsx'
import { IconButton } from '@tessera/ui/button.tsx'
import { Icon } from '@tessera/ui/icon.tsx'
import { useAppearance } from '@tessera/ui/use-appearance.ts'
import { ChevronDown, Globe, Moon, Sun } from 'lucide-react'
import { Button } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { useLocale } from '#parts/use-locale.ts'
import { useChangeLanguage } from './change-language.ts'
import s from './frame.module.css'
import { nameOf } from '#parts/language-names.ts'
import { usePriceColors } from '#access/customers/settings/use-price-colors.ts'

const updowns = ['green-up', 'red-up'] as const

/** The languages, and below them the colors of rising and falling prices, which also depend on the region. */
export function LanguageMenu() {
  const t = useTranslations('shell')
  const kit = useTranslations('kit')
  const locale = useLocale()
  const change = useChangeLanguage()
  const [updown, setUpdown] = usePriceColors()
  return (
    <ActionMenu
      label={t('language')}
      align="end"
      trigger={
        <Button
          className={s['tool'] ?? ''}
          aria-label={kit('labelled', { label: t('language'), name: nameOf[locale] })}
        >
          <Icon of={Globe} />
          <span className={s['wide']}>{nameOf[locale]}</span>
          <Icon of={ChevronDown} size={14} />
        </Button>
      }
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

export function ThemeSwitch() {
  const t = useTranslations('shell')
  const [theme, setTheme] = useAppearance('theme')
  const next = theme === 'dark' ? 'light' : 'dark'
  return (
    <IconButton
      icon={theme === 'dark' ? Sun : Moon}
      label={t(theme === 'dark' ? 'switchToLight' : 'switchToDark')}
      onPress={() => setTheme(next)}
    />
  )
}
