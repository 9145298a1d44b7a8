import { memberActWords } from '@tessera/contract/member-act-words.ts'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { cx } from '@tessera/ui/classes.ts'
import { Failed } from '@tessera/ui/empty.tsx'
import { type Column, Table } from '@tessera/ui/table.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { type MemberAct, memberActs } from './members.queries.ts'
import s from './members.module.css'

/** The activity history of the account: who did what, newest first. */
export function ActsCard() {
  const t = useTranslations('members')
  const { data, isError, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(memberActs())
  const columns = useColumns()
  const rows = data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <Card title={t('history')} flush>
      {isError && !data ? (
        <Failed title={t('historyFailed')} onRetry={() => void refetch()} />
      ) : (
        <Table
          bare
          label={t('history')}
          rows={rows}
          loading={isPending}
          rowId={({ id }) => id}
          empty={{ title: t('noHistory') }}
          columns={columns}
        />
      )}
      {hasNextPage && (
        <div style={{ padding: '12px var(--card-pad)' }}>
          <Button kind="secondary" size="sm" loading={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </Card>
  )
}

function useColumns(): readonly Column<MemberAct>[] {
  const t = useTranslations('members')
  const locale = useLocale()
  const whoOf = ({ name, byKey }: MemberAct) => (byKey ? t('byKey', { name }) : name)
  return [
    {
      key: 'when',
      title: t('when'),
      optional: true,
      cell: ({ at }) => <span className="num">{stampText(at)}</span>,
    },
    { key: 'who', title: t('who'), optional: true, cell: whoOf },
    {
      key: 'what',
      title: t('what'),
      cell: (act) => (
        <span className={cx('col', s['words'])} style={{ '--g': '2px' }}>
          <span>{memberActWords(act.path)?.[locale] ?? t('otherAct')}</span>
          <span className="col-below xs t3">{whoOf(act)}</span>
          <span className="col-below xs t3 num">{stampText(act.at)}</span>
        </span>
      ),
    },
  ]
}
