import { Button } from '@tessera/ui/button.tsx'
import { Failed } from '@tessera/ui/empty.tsx'
import { Tabs } from '@tessera/ui/tabs.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ActList } from './act-list.tsx'
import { RuleCard } from './rule-card.tsx'
import { SignDialog } from './sign-dialog.tsx'
import { type Act, signatureList } from './signatures.queries.ts'

const lists = ['open', 'ended'] as const

/** Acts that need a second signature, ended acts, and the rule. */
export function SignaturesPage() {
  const t = useTranslations('signatures')
  const [list, setList] = useState<(typeof lists)[number]>('open')
  const [signing, setSigning] = useState<Act>()
  const open = list === 'open'
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    signatureList(open),
  )
  return (
    <>
      <div className="page-head">
        <div className="grow">
          <h1 className="h3">{t('title')}</h1>
          <p className="t2">{t('lead')}</p>
        </div>
      </div>
      <Tabs
        label={t('lists')}
        chosen={list}
        onChange={setList}
        items={lists.map((id) => ({ index: id, name: t(id) }))}
      />
      {isError && !data ? (
        <Failed title={t('failed')} onRetry={() => void refetch()} />
      ) : (
        <ActList
          rows={data?.pages.flatMap((page) => page.rows) ?? []}
          loading={isPending}
          open={open}
          onSign={setSigning}
        />
      )}
      {hasNextPage && (
        <Button kind="secondary" size="sm" loading={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
      <RuleCard />
      {signing && <SignDialog act={signing} onClose={() => setSigning(undefined)} />}
    </>
  )
}
