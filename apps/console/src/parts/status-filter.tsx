import { Select } from '@tessera/ui/select.tsx'
import { useListSearch } from './url-state.ts'

type StatusFilterProps<S extends string> = {
  label: string
  all: string
  statuses: readonly S[]
  words: (status: S) => string
}

/** Chooses one status or all; the choice stands in the address as `status`. */
export function StatusFilter<S extends string>({ label, all, statuses, words }: StatusFilterProps<S>) {
  const [address, change] = useListSearch()
  return (
    <div style={{ maxWidth: 260 }}>
      <Select
        aria-label={label}
        size="sm"
        value={statuses.find((known) => known === address.status) ?? 'all'}
        options={[{ code: 'all', value: all }, ...statuses.map((value) => ({ code: value, value: words(value) }))]}
        onChange={(value) => change({ status: value === 'all' ? undefined : value, page: undefined })}
      />
    </div>
  )
}
