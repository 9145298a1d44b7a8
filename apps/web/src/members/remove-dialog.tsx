import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../lib/api.ts'
import type { Member } from './members.queries.ts'

export function RemoveDialog({ of: { id, name }, onClose }: { of: Member; onClose: () => void }) {
  const t = useTranslations('members')
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () => api.members.remove({ id }),
    onSuccess: () => {
      toast('positive', t('removed'))
      void client.invalidateQueries({ queryKey: ['members'] })
      void client.invalidateQueries({ queryKey: ['signatures'] })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('removeTitle', { name })}
      confirm={t('remove')}
      kind="danger"
      loading={remove.isPending}
      onConfirm={() => remove.mutate()}
    >
      <p className="t2">{t('removeText')}</p>
      {remove.error && <p className="neg">{remove.error.message}</p>}
    </ConfirmDialog>
  )
}
