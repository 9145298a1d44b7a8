import { IconButton } from '@tessera/ui/button.tsx'
import { Icon } from '@tessera/ui/icon.tsx'
import { useLook } from '@tessera/ui/use-look.ts'
import { ChevronDown, Globe, Moon, Sun } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from 'react-aria-components'
import { useLocale } from '../lib/words.tsx'
import s from './frame.module.css'
import { nameOf } from './language-names.ts'
import { useShellWords } from './shell-words.ts'

const loadList = () => import('./language-list.tsx')
const LanguageList = lazy(() => loadList().then((it) => ({ default: it.LanguageList })))

export function LanguageMenu() {
  const t = useShellWords()
  const locale = useLocale()
  const [wanted, setWanted] = useState(false)
  const trigger = (
    <Button
      className={s['tool'] ?? ''}
      aria-label={`${t('language')}: ${nameOf[locale]}`}
      aria-haspopup="menu"
      onHoverStart={() => void loadList()}
      onFocus={() => void loadList()}
      {...(!wanted && { onPress: () => setWanted(true) })}
    >
      <Icon of={Globe} />
      <span className={s['wide']}>{nameOf[locale]}</span>
      <Icon of={ChevronDown} size={14} />
    </Button>
  )
  return wanted ? (
    <Suspense fallback={trigger}>
      <LanguageList trigger={trigger} />
    </Suspense>
  ) : (
    trigger
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
