import { IconButton } from '@tessera/ui/button.tsx'
import { lazyPart } from '@tessera/ui/lazy-part.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { live } from '#parts/live-page.ts'
import { messageCount } from '#services/messages/messages.queries.ts'
import { UnreadStore } from '#services/messages/unread-store.ts'

// Loads when the reader points at the bell or opens it, because a panel needs a large part of react-aria.
const MessagesDrawer = lazyPart(async () => (await import('./messages-drawer.tsx')).MessagesDrawer)

/** The bell with the number of unread messages. It opens the list of messages. */
export function MessageBell() {
  const t = useTranslations('messages')
  useFreshMessages()
  const { data } = useQuery(messageCount())
  const count = data?.noReadMsgCount ?? 0
  const [open, setOpen] = useState<boolean>()
  return (
    <>
      <span className="row" onPointerEnter={() => void MessagesDrawer.load()}>
        <IconButton icon={Bell} label={t('title')} count={count} onPress={() => setOpen(true)} />
      </span>
      {open !== undefined && <MessagesDrawer open={open} onClose={() => setOpen(false)} />}
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
