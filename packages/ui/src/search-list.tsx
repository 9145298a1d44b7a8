import { Search } from 'lucide-react'
import { Autocomplete, Header, Input, ListBox, ListBoxItem, ListBoxSection, SearchField } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { Icon } from './icon.tsx'
import { isComposing } from './ime.ts'
import s from './search-list.module.css'

export type FoundLink = {
  readonly id: string
  readonly label: string
  readonly href: string
  /** Shown at the right end. */
  readonly end?: string
}
export type FoundGroup = { readonly name: string; readonly links: readonly FoundLink[] }

type SearchListProps = {
  label: string
  text: string
  onText: (text: string) => void
  /** The results for the text. The caller filters them. Empty groups are left out. */
  groups: readonly FoundGroup[]
  onFollow: () => void
  /** Replaces "nothing found", for example while results are loading. */
  empty: string
}

/** A search field with groups of links below it. The arrow keys choose a link while the focus stays in the field. */
export function SearchList({ label, text, onText, groups, onFollow, empty }: SearchListProps) {
  const t = useTranslations('kit')
  return (
    <div className={s['root']}>
      <Autocomplete inputValue={text} onInputChange={onText}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the reader just opened the search */}
        <SearchField aria-label={label} autoFocus className={s['search'] ?? ''}>
          <Icon of={Search} size={18} />
          {/* A key that the IME handles chooses nothing. */}
          <Input
            placeholder={t('search')}
            onKeyDownCapture={(e) => isComposing(e.nativeEvent) && e.stopPropagation()}
          />
        </SearchField>
        <ListBox
          aria-label={label}
          className={`scroll-y ${s['list']}`}
          escapeKeyBehavior="none"
          shouldFocusOnHover
          onAction={onFollow}
          renderEmptyState={() => <p className={s['empty']}>{empty}</p>}
        >
          {groups
            .filter(({ links }) => links.length > 0)
            .map(({ name, links }) => (
              <ListBoxSection key={name} id={name}>
                <Header className={s['group'] ?? ''}>{name}</Header>
                {links.map(({ id, label: words, href, end }) => (
                  <ListBoxItem key={id} id={id} textValue={words} href={href} className={s['link'] ?? ''}>
                    <span className={s['label']}>{words}</span>
                    {end !== undefined && <span className="t3 sm num">{end}</span>}
                  </ListBoxItem>
                ))}
              </ListBoxSection>
            ))}
        </ListBox>
      </Autocomplete>
    </div>
  )
}
