import { Button } from '@tessera/ui/button.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { saveText } from '#parts/save-text.ts'
import s from './sessions.module.css'

/** The page sizes of the history; the chosen one is in the address. */
export const pageSizes = ['20', '50', '100'] as const
export type PageSize = (typeof pageSizes)[number]

const files = {
  logins: { get: () => api.sessions.loginHistoryCsv({}), name: 'tessera-logins.csv' },
  changes: { get: () => api.sessions.settingHistoryCsv({}), name: 'tessera-security.csv' },
} as const

type HistoryToolsProps = { of: keyof typeof files; size: PageSize; onSize: (size: PageSize) => void }

/** The tools above a history: page size and export to a file. */
export function HistoryTools({ of, size, onSize }: HistoryToolsProps) {
  const t = useTranslations('sessions')
  const save = useMutation({
    mutationFn: () => files[of].get(),
    onSuccess: (csv) => saveText(files[of].name, csv, 'text/csv'),
    onError: (error) => toast('negative', error.message),
  })
  return (
    <div className="row row--between">
      <div className={s['size']}>
        <Select
          aria-label={t('history.pageSize')}
          size="sm"
          value={size}
          onChange={onSize}
          options={pageSizes.map((value) => ({ code: value, value: t('history.rows', { n: value }) }))}
        />
      </div>
      <Button kind="secondary" size="sm" icon={Download} loading={save.isPending} onPress={() => save.mutate()}>
        {t('history.csv')}
      </Button>
    </div>
  )
}
