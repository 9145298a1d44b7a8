import { boundary } from '@tessera/ui/boundary.tsx'
import { IconButton } from '@tessera/ui/button.tsx'
import { SearchBox } from '@tessera/ui/search-box.tsx'
import { Select } from '@tessera/ui/select.tsx'
import type { Option } from '@tessera/ui/select-list.tsx'
import { Tabs } from '@tessera/ui/tabs.tsx'
import { LayoutGrid, Rows3 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useDebouncedText } from '#parts/debounce.ts'
import { Fields } from '#parts/fields.tsx'
import { categories, sorts, statuses, tabs, views } from '@tessera/domain/issuance/products/list-choices.ts'
import type { ListState } from './list-state.ts'
import s from './list.module.css'
import type { ProductPage } from './products.queries.ts'

type ListTabsProps = { state: ListState; counts: ProductPage['counts'] | undefined }

export const ListTabs = boundary(function ListTabs({ state, counts }: ListTabsProps) {
  const t = useTranslations('products')
  return (
    <Tabs
      label={t('tabsLabel')}
      chosen={state.tab}
      onChange={(tab) => state.change({ tab })}
      items={tabs.map((id) => ({
        index: id,
        name: t(`tabs.${id}`),
        ...(counts?.[id] !== undefined && { count: counts[id] }),
      }))}
    />
  )
})

type ListToolsProps = { state: ListState; regions: ProductPage['regions'] }

export const ListTools = boundary(function ListTools({ state, regions }: ListToolsProps) {
  const t = useTranslations('products')
  const [search, setSearch] = useDebouncedText(state.search, (text) => state.change({ search: text }))
  return (
    <div className={`toolbar ${s['toolbar']}`}>
      <Fields>
        <div className={s['search']}>
          <SearchBox aria-label={t('search')} placeholder={t('search')} size="sm" value={search} onChange={setSearch} />
        </div>
        <Views state={state} at="start" />
        <Choice
          label={t('status')}
          value={state.status}
          onChange={(status) => state.change({ status })}
          options={statuses.map((value) => ({
            code: value,
            value: value === 'any' ? t('anyStatus') : t(`statuses.${value}`),
          }))}
        />
        <Choice
          label={t('region')}
          value={regions.some(({ id }) => id === state.region) ? state.region : ''}
          onChange={(region) => state.change({ region })}
          options={[{ code: '', value: t('anyRegion') }, ...regions.map(({ id, name }) => ({ code: id, value: name }))]}
        />
        <Choice
          label={t('investorClass')}
          value={state.category}
          onChange={(category) => state.change({ category })}
          options={categories.map((value) => ({
            code: value,
            value: value === 'any' ? t('anyClass') : t(`classes.${value}`),
          }))}
        />
        <span className={`end row ${s['order']}`}>
          <Choice
            label={t('sort')}
            lead={t('sort')}
            value={state.sort}
            onChange={(sort) => state.change({ sort })}
            options={sorts.map((value) => ({ code: value, value: t(`sorts.${value}`) }))}
          />
          <Views state={state} at="end" />
        </span>
      </Fields>
    </div>
  )
})

type ChoiceProps<V extends string> = {
  label: string
  lead?: string
  value: V
  onChange: (value: V) => void
  options: readonly Option<V>[]
}

const Choice = <V extends string>({ label, ...select }: ChoiceProps<V>) => (
  <div className={s['filter']}>
    <Select aria-label={label} size="sm" {...select} />
  </div>
)

const viewIcons = { cards: LayoutGrid, table: Rows3 } as const

/**
 * The view switch: beside the search on a phone, else at the end of the line. Only one of the two is rendered, so that
 * the Tab order follows the visual order.
 */
const Views = ({ state, at }: { state: ListState; at: 'start' | 'end' }) => {
  const t = useTranslations('products')
  return (
    <fieldset className={`${s['views']} ${s[at]}`} aria-label={t('view')}>
      {views.map((view) => (
        <IconButton
          key={view}
          icon={viewIcons[view]}
          label={t(view)}
          size="sm"
          pressed={state.view === view}
          onPress={() => state.change({ view })}
        />
      ))}
    </fieldset>
  )
}
