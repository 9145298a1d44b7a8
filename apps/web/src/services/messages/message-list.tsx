import type { Message } from '@tessera/contract/services/messages/messages.ts'
import { Button } from '@tessera/ui/button.tsx'
import { Empty, Failed } from '@tessera/ui/empty.tsx'
import { Skeleton } from '@tessera/ui/skeleton.tsx'
import { Tabs } from '@tessera/ui/tabs.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import s from './messages.module.css'
import { messageCount, messagePages, type MessageFilter } from './messages.queries.ts'

type MessageRow = z.output<typeof Message>

/** The newest messages, with unread ones marked. Following a message's link marks it as read. */
export function MessageList({ onFollow }: { onFollow: () => void }) {
  const t = useTranslations('messages')
  const [which, setWhich] = useState<MessageFilter>('all')
  const [thread, setThread] = useState<string>()
  const pages = useInfiniteQuery(messagePages(which, thread))
  const read = useRead()
  const unread = useQuery(messageCount()).data?.noReadMsgCount ?? 0
  const rows = pages.data?.pages.flatMap((page) => page.rows)
  return (
    <>
      <div className="row row--between">
        <Tabs
          label={t('which')}
          variant="segmented"
          size="sm"
          chosen={which}
          onChange={setWhich}
          items={messageFilters.map((id) => ({ index: id, name: t(id), ...(id === 'unread' && { count: unread }) }))}
        />
        <Button
          kind="ghost"
          size="xs"
          disabled={unread === 0}
          loading={read.isPending}
          onPress={() => read.mutate('all')}
        >
          {t('readAll')}
        </Button>
      </div>
      {thread !== undefined && (
        <Button kind="ghost" size="xs" onPress={() => setThread(undefined)}>
          {t('allThreads')}
        </Button>
      )}
      {pages.isError && !rows && <Failed title={t('failed')} onRetry={() => void pages.refetch()} />}
      {!rows && !pages.isError && [1, 2, 3].map((n) => <Skeleton key={n} width="100%" />)}
      {rows?.length === 0 && <Empty title={t(which === 'unread' ? 'allRead' : 'emptyTitle')}>{t('empty')}</Empty>}
      <ul>
        {rows?.map((message) => (
          <MessageEntry
            key={message.id}
            message={message}
            onFollow={onFollow}
            onRead={() => read.mutate([message.id])}
            onThread={thread === undefined ? setThread : undefined}
          />
        ))}
      </ul>
      {pages.hasNextPage && (
        <Button
          kind="ghost"
          size="sm"
          block
          loading={pages.isFetchingNextPage}
          onPress={() => void pages.fetchNextPage()}
        >
          {t('older')}
        </Button>
      )}
    </>
  )
}

const messageFilters = ['all', 'unread'] as const satisfies readonly MessageFilter[]

function useRead() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ids: 'all' | string[]) => api.messages.read({ ids }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['messages'] }),
    onError: (error) => toast('negative', error.message),
  })
}

type MessageEntryProps = {
  message: MessageRow
  onFollow: () => void
  onRead: () => void
  onThread: ((thread: string) => void) | undefined
}

const MessageEntry = ({ message, onFollow, onRead, onThread }: MessageEntryProps) => {
  const t = useTranslations('messages')
  const kit = useTranslations('kit')
  const locale = useLocale()
  const unread = message.readAt === null
  const follow = () => {
    if (unread) onRead()
    onFollow()
  }
  const title = (
    <>
      {unread && <i className={s['dot']} aria-hidden />}
      {unread && <span className="sr">{kit('labelled', { label: t('unread'), name: '' })}</span>}
      {message.title}
    </>
  )
  return (
    <li className={s['entry']}>
      {message.link === null ? (
        <b className="fw6">{title}</b>
      ) : (
        <Link className="link" href={`/${locale}${message.link}`} onPress={follow}>
          {title}
        </Link>
      )}
      <p className="sm t2">{message.body}</p>
      <time className="xs t3" dateTime={message.createdAt}>
        {stampText(message.createdAt)}
      </time>
      {message.thread !== null && onThread && (
        <Button kind="ghost" size="xs" onPress={() => onThread(message.thread ?? '')}>
          {t('thread')}
        </Button>
      )}
    </li>
  )
}
