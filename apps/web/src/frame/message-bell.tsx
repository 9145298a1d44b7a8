import { IconButton } from '@tessera/ui/button.tsx'
import { Drawer } from '@tessera/ui/drawer.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { live } from '#parts/live-page.ts'
import { MessageList } from '#services/messages/message-list.tsx'
import { messageCount } from '#services/messages/messages.queries.ts'
import { UnreadStore } from '#services/messages/unread-store.ts'

export function MessageBell() {
  const t = useTranslations('messages')
  useFreshMessages()
  const { data } = useQuery(messageCount())
  const count = data?.noReadMsgCount ?? 0
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton icon={Bell} label={t('title')} count={count} onPress={() => setOpen(true)} />
      <Drawer open={open} onClose={() => setOpen(false)} title={t('title')}>
        <MessageList onFollow={() => setOpen(false)} />
      </Drawer>
    </>
  )
}

/** Requests the messages again as soon as the server sends a new number of unread messages. */
function useFreshMessages(): void {
  const client = useQueryClient()
  const [store] = useState(() => new UnreadStore(live))
  const unread = useSyncExternalStore(store.subscribe, store.get)
  useEffect(() => {
    if (unread !== undefined) void client.invalidateQueries({ queryKey: ['messages'] })
  }, [client, unread])
}
