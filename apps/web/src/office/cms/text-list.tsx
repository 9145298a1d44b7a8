import { Empty, Failed } from '@tessera/ui/empty.tsx'
import { Skeleton } from '@tessera/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { Day } from '#parts/times.tsx'
import { useLocale } from '#parts/use-locale.ts'
import { cmsFaq, cmsList, type TextEntry } from './cms.queries.ts'
import s from './cms.module.css'
import { Questions } from './questions.tsx'

/** All published texts: announcements, help, legal texts, questions. */
export function TextList() {
  const t = useTranslations('cms')
  const { data, error, refetch } = useQuery(cmsList(useLocale()))
  return (
    <div className={s['list']}>
      <h1 className="h1">{t('all')}</h1>
      {error !== null && data === undefined && (
        <Failed title={t('failed')} onRetry={() => void refetch()}>
          {error.message}
        </Failed>
      )}
      {error === null && data === undefined && [1, 2, 3].map((n) => <Skeleton key={n} width="60%" />)}
      {data?.rows.length === 0 && <Empty title={t('none')}>{t('noneText')}</Empty>}
      {data && (
        <>
          <Group title={t('announcements')} rows={data.rows.filter(({ kind }) => kind === 'announcement')} dated />
          <Group title={t('page')} rows={data.rows.filter(({ kind }) => kind === 'page')} />
          <Group title={t('legal')} rows={data.rows.filter(({ kind }) => kind === 'legal')} />
        </>
      )}
      <AllQuestions />
    </div>
  )
}

function Group({ title, rows, dated = false }: { title: string; rows: readonly TextEntry[]; dated?: boolean }) {
  const locale = useLocale()
  if (rows.length === 0) return null
  return (
    <section>
      <h2 className="h4">{title}</h2>
      <ul className={s['entries']}>
        {rows.map((row) => (
          <li key={row.id}>
            {dated && <Day of={row.publishedAt} className="sm t3" />}
            <Link className={s['entry'] ?? ''} href={paths.cms(locale, row.id)}>
              {row.title}
            </Link>
            <p className="sm t2">{row.summary}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function AllQuestions() {
  const t = useTranslations('cms')
  const { data } = useQuery(cmsFaq(useLocale()))
  if (data === undefined || data.rows.length === 0) return null
  return (
    <section>
      <h2 className="h4">{t('questions')}</h2>
      <Questions rows={data.rows} />
    </section>
  )
}
