import { useQuery } from '@tanstack/react-query'
import { foundKinds } from '@tessera/contract/reporting/search/search.ts'
import { SearchBox } from '@tessera/ui/search-box.tsx'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useRouter } from '#parts/console-router.ts'
import { useHotKeys } from '#parts/hot-keys.ts'
import { screenPath } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import s from './frame.module.css'
import { me } from '#parts/me.queries.ts'

/** The search box. The key `/` focuses it from any screen. */
export function Find() {
  const t = useTranslations('shell')
  const locale = useLocale()
  const { history } = useRouter()
  const [text, setText] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const { data: operator } = useQuery(me)
  useHotKeys({ '/': () => box.current?.querySelector('input')?.focus() })
  if (!Object.values(foundKinds).some((permission) => operator?.permissions.includes(permission))) return null
  const go = () => text !== '' && history.push(screenPath(locale, 'search', { text }))
  return (
    <div className={s['find']} ref={box}>
      <SearchBox
        aria-label={t('findLabel')}
        placeholder={t('find')}
        hotKey="/"
        maxLength={100}
        value={text}
        onChange={setText}
        onEnter={go}
      />
    </div>
  )
}
