import { Button } from '@tessera/ui/button.tsx'
import { Dialog } from '@tessera/ui/dialog.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { stampText } from '#parts/time-text.ts'
import { unackedMessages } from './messages.queries.ts'

/**
 * Shows messages that must be acknowledged, oldest first. The rest of the site is blocked until the reader confirms
 * them.
 */
export function MustAck() {
  const t = useTranslations('messages')
  const client = useQueryClient()
  const listed = useQuery(unackedMessages()).data?.rows ?? []
  const waiting = listed.filter(({ mustAck, ackedAt }) => mustAck && ackedAt === null)
  const message = waiting.at(-1)
  const ack = useMutation({
    mutationFn: (id: string) => api.messages.ack({ id }),
    onSettled: () => client.invalidateQueries({ queryKey: ['messages'] }),
  })
  if (message === undefined) return null
  return (
    <Dialog open busy urgent onClose={() => undefined} title={t('ack.title')}>
      <div className="col" style={{ '--g': '12px' }}>
        <b className="fw6">{message.title}</b>
        <p className="t2">{message.body}</p>
        <time className="xs t3" dateTime={message.createdAt}>
          {stampText(message.createdAt)}
        </time>
        {waiting.length > 1 && <p className="sm t3">{t('ack.left', { n: waiting.length })}</p>}
        {ack.error && <p className="neg">{ack.error.message}</p>}
        <Button block loading={ack.isPending} onPress={() => ack.mutate(message.id)}>
          {t('ack.confirm')}
        </Button>
      </div>
    </Dialog>
  )
}
