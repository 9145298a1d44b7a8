import { IconButton } from '@tessera/ui/button.tsx'
import { SearchBox } from '@tessera/ui/search-box.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { Tabs } from '@tessera/ui/tabs.tsx'
import { LayoutGrid, Rows3 } from 'lucide-react'
import type { ListState } from './list-state.ts'
import { categories, sorts, statuses, tabs } from './list-state.ts'
import s from './products.module.css'
import type { ProductPage } from './products.queries.ts'
import { useProductWords } from './products-words.ts'

type ToolsProps = { state: ListState; counts: ProductPage['counts'] | undefined }

export function ListTabs({ state, counts }: ToolsProps) {
  const t = useProductWords()
  return (
    <Tabs
      label={t('tabsLabel')}
      chosen={state.tab}
      onChange={(tab) => state.change({ tab })}
      items={tabs.map((id) => ({
        id,
        label: t(`tabs.${id}`),
        ...(counts?.[id] !== undefined && { count: counts[id] }),
      }))}
    />
  )
}

export function ListTools({ state }: { state: ListState }) {
  const t = useProductWords()
  return (
    <div className={`toolbar ${s['toolbar']}`}>
      <div className={s['search']}>
        <SearchBox
          aria-label={t('search')}
          placeholder={t('search')}
          size="sm"
          value={state.search}
          onChange={(search) => state.change({ search })}
        />
      </div>
      <div className={s['filter']}>
        <Select
          aria-label={t('status')}
          size="sm"
          value={state.status}
          onChange={(status) => state.change({ status })}
          options={statuses.map((value) => ({
            value,
            label: value === 'any' ? t('anyStatus') : t(`statuses.${value}`),
          }))}
        />
      </div>
      <div className={s['filter']}>
        <Select
          aria-label={t('investorClass')}
          size="sm"
          value={state.category}
          onChange={(category) => state.change({ category })}
          options={categories.map((value) => ({
            value,
            label: value === 'any' ? t('anyClass') : t(`classes.${value}`),
          }))}
        />
      </div>
      <span className="end row">
        <div className={s['filter']}>
          <Select
            aria-label={t('sort')}
            size="sm"
            value={state.sort}
            onChange={(sort) => state.change({ sort })}
            options={sorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
          />
        </div>
        <fieldset className="row" aria-label={t('view')} style={{ '--g': '2px' }}>
          <IconButton
            icon={LayoutGrid}
            label={t('cards')}
            pressed={state.view === 'cards'}
            onPress={() => state.change({ view: 'cards' })}
          />
          <IconButton
            icon={Rows3}
            label={t('table')}
            pressed={state.view === 'table'}
            onPress={() => state.change({ view: 'table' })}
          />
        </fieldset>
      </span>
    </div>
  )
}
