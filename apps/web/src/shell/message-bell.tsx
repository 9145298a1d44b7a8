import { IconButton } from '@tessera/ui/button.tsx'
import { Popover } from '@tessera/ui/popover.tsx'
import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { MessageList } from '../messages/message-list.tsx'
import { messageCount } from '../messages/messages.queries.ts'
import { useMessageWords } from '../messages/messages-words.ts'

export function MessageBell() {
  const t = useMessageWords()
  const { data } = useQuery(messageCount())
  const count = data?.noReadMsgCount ?? 0
  return (
    <Popover label={t('title')} align="end" wide trigger={<IconButton icon={Bell} label={t('title')} count={count} />}>
      <MessageList />
    </Popover>
  )
}
