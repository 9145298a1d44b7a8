import type { Message } from '@tessera/contract/messages.ts'
import { Button } from '@tessera/ui/button.tsx'
import { Empty, Failed } from '@tessera/ui/empty.tsx'
import { Skeleton } from '@tessera/ui/skeleton.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { Link } from 'react-aria-components'
import { api } from '../lib/api.ts'
import { stampText } from '../lib/time-text.ts'
import { useLocale } from '../lib/words.tsx'
import s from './messages.module.css'
import { newestMessages } from './messages.queries.ts'
import { useMessageWords } from './messages-words.ts'

type MessageRow = z.output<typeof Message>

/** What the bell opens: the newest messages, the unread ones marked. */
export function MessageList() {
  const t = useMessageWords()
  const { data, isError, refetch } = useQuery(newestMessages())
  const read = useRead()
  const rows = data?.rows ?? []
  return (
    <div className={s['list']}>
      <div className="row row--between">
        <h2 className="h5">{t('title')}</h2>
        <Button
          kind="ghost"
          size="xs"
          disabled={!rows.some(({ readAt }) => readAt === null)}
          loading={read.isPending}
          onPress={() => read.mutate('all')}
        >
          {t('readAll')}
        </Button>
      </div>
      {isError && <Failed title={t('failed')} onRetry={() => void refetch()} />}
      {!data && !isError && [1, 2, 3].map((n) => <Skeleton key={n} width="100%" />)}
      {data && rows.length === 0 && <Empty title={t('emptyTitle')}>{t('empty')}</Empty>}
      <ul>
        {rows.map((message) => (
          <MessageEntry key={message.id} message={message} onRead={() => read.mutate([message.id])} />
        ))}
      </ul>
    </div>
  )
}

function useRead() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ids: 'all' | string[]) => api.messages.read({ ids }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['messages'] }),
  })
}

const MessageEntry = ({ message, onRead }: { message: MessageRow; onRead: () => void }) => {
  const t = useMessageWords()
  const locale = useLocale()
  const unread = message.readAt === null
  const title = (
    <>
      {unread && <i className={s['dot']} aria-hidden />}
      {unread && <span className="sr">{t('unread')}: </span>}
      {message.title}
    </>
  )
  return (
    <li className={s['entry']}>
      {message.link === null ? (
        <b className="fw6">{title}</b>
      ) : (
        <Link className="link" href={`/${locale}${message.link}`} {...(unread && { onPress: onRead })}>
          {title}
        </Link>
      )}
      <p className="sm t2">{message.body}</p>
      <time className="xs t3" dateTime={message.createdAt}>
        {stampText(message.createdAt)}
      </time>
    </li>
  )
}
