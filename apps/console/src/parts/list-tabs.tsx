import { Tabs } from '@tessera/ui/tabs.tsx'

type ListTabsProps<T extends string> = {
  label: string
  tabs: readonly T[]
  chosen: T
  words: (tab: T) => string
  change: (next: Record<'status' | 'page' | 'search' | 'phones', undefined> & { tab: T }) => void
}

/** Chooses one of the lists of a screen. It opens on its first page, without the filters of the previous list. */
export const ListTabs = <T extends string>({ label, tabs, chosen, words, change }: ListTabsProps<T>) => (
  <Tabs
    label={label}
    variant="plain"
    chosen={chosen}
    items={tabs.map((tab) => ({ index: tab, name: words(tab) }))}
    onChange={(tab) => change({ tab, status: undefined, page: undefined, search: undefined, phones: undefined })}
  />
)
