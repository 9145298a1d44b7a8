import { Banner } from '@tessera/ui/banner.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import type { InvitationCode } from './invitations.queries.ts'

/** Asks for confirmation before a code is ended, because it cannot be used again. */
export function EndCode({ of: { id, code }, onClose }: { of: InvitationCode; onClose: () => void }) {
  const t = useTranslations('invitations')
  const client = useQueryClient()
  const end = useMutation({
    mutationFn: () => api.invitations.endCode({ id }),
    onSuccess: () => {
      toast('positive', t('endedOne'))
      void client.invalidateQueries({ queryKey: ['invitations'] })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('endTitle', { code })}
      confirm={t('endSubmit')}
      kind="danger"
      loading={end.isPending}
      onConfirm={() => end.mutate()}
    >
      <p className="t2">{t('endText')}</p>
      {end.error && (
        <Banner tone="negative" live>
          {end.error.message}
        </Banner>
      )}
    </ConfirmDialog>
  )
}
