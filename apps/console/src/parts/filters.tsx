import { SearchBox } from '@tessera/ui/search-box.tsx'
import { Select } from '@tessera/ui/select.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import s from './filters.module.css'
import { useListSearch } from './url-state.ts'

/** The filters of a list, 260 px each, below one another on a phone. */
export const Filters = ({ children }: { children: ReactNode }) => <div className={s['filters']}>{children}</div>

type ChoiceFilterProps<C extends string> = {
  label: string
  all: string
  choices: readonly C[]
  words: (choice: C) => string
  value: string | undefined
  onChange: (choice: C | undefined) => void
  /** Adds a search field to the choices, which also finds a choice by its code. */
  searchable?: boolean
}

/** Chooses one value, or all. */
export function ChoiceFilter<C extends string>(p: ChoiceFilterProps<C>) {
  const { label, all, choices, words, value, onChange, searchable = false } = p
  return (
    <Select
      aria-label={label}
      size="sm"
      {...(searchable && { search: true })}
      value={choices.find((known) => known === value) ?? 'all'}
      options={[
        { code: 'all', value: all },
        ...choices.map((code) => ({ code, value: words(code), ...(searchable && { also: code }) })),
      ]}
      onChange={(code) => onChange(choices.find((known) => known === code))}
    />
  )
}

type StatusFilterProps<S extends string> = {
  label: string
  all: string
  statuses: readonly S[]
  words: (status: S) => string
}

/** Chooses one status or all. The address has the choice as `status`. */
export function StatusFilter<S extends string>({ statuses, ...p }: StatusFilterProps<S>) {
  const [address, change] = useListSearch()
  return (
    <div className={s['status']}>
      <ChoiceFilter
        {...p}
        choices={statuses}
        value={address.status}
        onChange={(status) => change({ status, page: undefined })}
      />
    </div>
  )
}

/** Finds rows while the reader types. The address has the text as `search`. */
export function SearchFilter({ label, maxLength = 100 }: { label: string; maxLength?: number }) {
  const [address, change] = useListSearch()
  return (
    <SearchBox
      aria-label={label}
      placeholder={label}
      maxLength={maxLength}
      value={address.search ?? ''}
      onChange={(search) => change({ search, page: undefined })}
    />
  )
}

/** Chooses all rows or those of high risk. The address has the choice as `risk`. */
export function RiskFilter() {
  const t = useTranslations('shell')
  const [address, change] = useListSearch()
  return (
    <ChoiceFilter
      label={t('risk.title')}
      all={t('risk.all')}
      choices={['high']}
      words={() => t('risk.high')}
      value={address.risk}
      onChange={(risk) => change({ risk, page: undefined })}
    />
  )
}
