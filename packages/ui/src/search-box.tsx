import { Search, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { IconButton } from './button.tsx'
import type { Named } from './field.tsx'
import { TextInput, type TextInputFacts } from './text-input.tsx'
import { plainLetters } from './text-rules.ts'

type SearchBoxProps = Named &
  Omit<TextInputFacts, 'icon' | 'type' | 'stripSpaces' | 'decimals' | 'suffix' | 'prefix' | 'format'> & {
    /** The key that focuses the box, shown while the box is empty. */
    hotKey?: string
  }

/** Copied texts may have invisible signs and marks of direction, which nothing that is found has. */
const withoutHidden = (text: string): string =>
  plainLetters(text).replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu, '')

/** A search field. It removes all spaces and invisible signs, and turns full-width characters into plain ones. Specification §5. */
export function SearchBox({ hotKey, ...p }: SearchBoxProps) {
  const t = useTranslations('kit')
  const hint = hotKey === undefined ? undefined : <kbd aria-hidden>{hotKey}</kbd>
  const clear =
    p.value === '' ? hint : <IconButton size="sm" icon={X} label={t('clear')} onPress={() => p.onChange('')} />
  return (
    <TextInput
      size="sm"
      placeholder={t('search')}
      autoComplete="off"
      keyShortcut={hotKey}
      {...p}
      type="search"
      icon={Search}
      stripSpaces
      format={withoutHidden}
      suffix={clear}
    />
  )
}
