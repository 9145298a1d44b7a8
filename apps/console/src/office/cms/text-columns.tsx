import { Status } from '@tessera/ui/badge.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useTranslations } from 'use-intl'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import type { TextRow } from './cms.queries.ts'
import { toneOf } from './history.tsx'

export function useTextColumns(): Column<TextRow>[] {
  const t = useTranslations('cms')
  const locale = useLocale()
  return [
    {
      key: 'title',
      title: t('col.title'),
      minWidth: '200px',
      cell: (row) => (
        <b className="truncate" style={{ display: 'block', maxWidth: 300 }}>
          {row.title[locale] === '' ? row.slug : row.title[locale]}
        </b>
      ),
    },
    { key: 'kind', title: t('col.kind'), minWidth: '90px', cell: (row) => t(`kinds.${row.kind}`) },
    {
      key: 'status',
      title: t('col.status'),
      minWidth: '90px',
      cell: (row) => <Status tone={toneOf[row.status]}>{t(`status.${row.status}`)}</Status>,
    },
    { key: 'slug', title: t('col.slug'), minWidth: '100px', optional: true, cell: (row) => row.slug },
    { key: 'version', title: t('col.version'), minWidth: '60px', align: 'end', cell: (row) => row.number },
    {
      key: 'published',
      title: t('col.published'),
      minWidth: '70px',
      align: 'end',
      cell: (row) => row.publishedNumber ?? '--',
    },
    { key: 'by', title: t('col.by'), minWidth: '90px', optional: true, cell: (row) => row.by },
    {
      key: 'at',
      title: t('col.at'),
      minWidth: '160px',
      optional: true,
      cell: (row) => <time>{stampText(row.at)}</time>,
    },
  ]
}
