import { Drawer } from '@tessera/ui/drawer.tsx'
import { useTranslations } from 'use-intl'
import { MessageList } from '#services/messages/message-list.tsx'

/** The messages of the reader in a panel at the side. */
export const MessagesDrawer = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Drawer open={open} onClose={onClose} title={useTranslations('messages')('title')}>
    <MessageList onFollow={onClose} />
  </Drawer>
)
