import { memberRightOf } from '@tessera/contract/member-rows.ts'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Failed } from '@tessera/ui/empty.tsx'
import { type Column, Table } from '@tessera/ui/table.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { stampText } from '../lib/time-text.ts'
import { type MemberAct, memberActs } from './members.queries.ts'

/** The history of the account: which person did what, newest first. */
export function ActsCard() {
  const t = useTranslations('members')
  const { data, isError, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(memberActs())
  const columns = useColumns()
  const rows = data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <Card title={t('history')}>
      {isError && !data ? (
        <Failed title={t('historyFailed')} onRetry={() => void refetch()} />
      ) : (
        <Table
          label={t('history')}
          rows={rows}
          loading={isPending}
          rowId={({ id }) => id}
          empty={{ title: t('noHistory') }}
          columns={columns}
        />
      )}
      {hasNextPage && (
        <Button kind="secondary" size="sm" loading={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </Card>
  )
}

function useColumns(): readonly Column<MemberAct>[] {
  const t = useTranslations('members')
  return [
    { key: 'when', title: t('when'), cell: ({ at }) => <span className="num">{stampText(at)}</span> },
    { key: 'who', title: t('who'), cell: ({ name, byKey }) => (byKey ? t('byKey', { name }) : name) },
    {
      key: 'what',
      title: t('what'),
      cell: ({ path }) => (
        <span className="col" style={{ '--g': '2px' }}>
          <span>{t(`act.${memberRightOf(path)}`)}</span>
          <span className="xs t3 mono">{path.replace(/^ex\/(api\/v1\/)?/u, '')}</span>
        </span>
      ),
    },
  ]
}
