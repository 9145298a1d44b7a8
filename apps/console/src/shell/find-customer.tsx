import { useRouter } from '@tanstack/react-router'
import { SearchBox } from '@tessera/ui/search-box.tsx'
import { useRef, useState } from 'react'
import { useHotKeys } from '../lib/hot-keys.ts'
import { screenPath } from '../lib/paths.ts'
import { useLocale } from '../lib/words.tsx'
import s from './frame.module.css'
import { useMay } from './me.queries.ts'
import { useShellWords } from './shell-words.ts'

/** `/` brings the focus here from any screen. */
export function FindCustomer() {
  const t = useShellWords()
  const locale = useLocale()
  const { history } = useRouter()
  const [text, setText] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const allowed = useMay('customers.read')
  useHotKeys({ '/': () => box.current?.querySelector('input')?.focus() })
  if (!allowed) return null
  const go = () => history.push(screenPath(locale, 'customers', { search: text }))
  return (
    <div className={s['find']} ref={box}>
      <SearchBox aria-label={t('findLabel')} placeholder={t('find')} value={text} onChange={setText} onEnter={go} />
    </div>
  )
}
