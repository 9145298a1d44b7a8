import { Button } from '@tessera/ui/button.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Ban } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { BlockDialog } from './block-dialog.tsx'
import { blocked } from './blacklist.queries.ts'
import { api } from '#parts/api.ts'
import { stampText } from '#parts/time-text.ts'
import { RecordTable } from '#parts/record-table.tsx'

type Row = Awaited<ReturnType<typeof api.blacklist.list>>['rows'][number]

export function BlacklistPage() {
  const t = useTranslations('blacklist')
  const [adding, setAdding] = useState(false)
  return (
    <>
      <div className="page-head">
        <div className="grow">
          <h1 className="h3">{t('title')}</h1>
          <p className="t2">{t('lead')}</p>
        </div>
        <Button size="sm" icon={Ban} onPress={() => setAdding(true)}>
          {t('add')}
        </Button>
      </div>
      <RecordTable
        density="compact"
        label={t('title')}
        answer={useQuery(blocked())}
        page={1}
        pageSize={100}
        onPage={() => undefined}
        rowId={(row) => row.userAccount}
        empty={{ title: t('none'), text: t('noneText') }}
        failed={t('failed')}
        columns={useColumns()}
      />
      {adding && <BlockDialog onClose={() => setAdding(false)} />}
    </>
  )
}

function useColumns(): readonly Column<Row>[] {
  const t = useTranslations('blacklist')
  return [
    { key: 'account', title: t('account'), cell: (row) => <span className="num">{row.userAccount}</span> },
    { key: 'remark', title: t('remark'), cell: (row) => (row.remark === '' ? '--' : row.remark) },
    {
      key: 'since',
      title: t('since'),
      optional: true,
      cell: (row) => <time className="t2">{stampText(row.createdAt)}</time>,
    },
    { key: 'go', title: '', align: 'end', cell: (row) => <RemoveButton userAccount={row.userAccount} /> },
  ]
}

/** Removes a row. It stays busy until the list without the row has loaded; each row has its own state. */
function RemoveButton({ userAccount }: { userAccount: string }) {
  const t = useTranslations('blacklist')
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () => api.blacklist.remove({ userAccount }),
    onSuccess: () => {
      toast('positive', t('removed'))
      return client.invalidateQueries({ queryKey: ['blacklist'] })
    },
    onError: (error) => toast('negative', error.message),
  })
  return (
    <Button kind="ghost" size="xs" loading={remove.isPending} onPress={() => remove.mutate()}>
      {t('remove')}
    </Button>
  )
}
