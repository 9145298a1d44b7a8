import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { SearchBox } from '@tessera/ui/search-box.tsx'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import s from './accounts.module.css'

type Found<Row> = { readonly rows: readonly Row[]; readonly tools: ReactNode }

/** A search by code or name, and a checkbox that hides empty holdings. */
export function useHoldingTools<Row extends { coin: string; name: string; total: string }>(
  holdings: readonly Row[],
): Found<Row> {
  const t = useTranslations('accounts')
  const [search, setSearch] = useState('')
  const [hideEmpty, setHideEmpty] = useState(false)
  const term = search.toLowerCase()
  // The search box removes spaces (specification §5), so names are compared without spaces.
  const rows = holdings.filter(
    ({ coin, name, total }) =>
      `${coin} ${name}`.toLowerCase().replaceAll(/\s/gu, '').includes(term) && !(hideEmpty && !/[1-9]/u.test(total)),
  )
  const tools = (
    <div className={s['tableTools']}>
      <div className={s['search']}>
        <SearchBox aria-label={t('search')} placeholder={t('search')} size="sm" value={search} onChange={setSearch} />
      </div>
      <Checkbox checked={hideEmpty} onChange={setHideEmpty}>
        <span className="sm">{t('hideSmall')}</span>
      </Checkbox>
    </div>
  )
  return { rows, tools }
}
