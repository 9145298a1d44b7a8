import { locales } from '@tessera/contract/locale.ts'
import { ActionMenu } from '@tessera/ui/action-menu.tsx'
import { useLook } from '@tessera/ui/use-look.ts'
import type { ReactElement } from 'react'
import { useLocale } from '../lib/words.tsx'
import { useChangeLanguage } from './change-language.ts'
import { nameOf } from './language-names.ts'
import { useShellWords } from './shell-words.ts'

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
