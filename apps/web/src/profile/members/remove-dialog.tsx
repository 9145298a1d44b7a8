import { Banner } from '@tessera/ui/banner.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useFormProofs } from '#parts/use-form-step-up.ts'
import { Proofs } from '#parts/proofs.tsx'
import type { Member } from './members.queries.ts'

/** Removes a person; the acting person confirms with one of their own factors. */
export function RemoveDialog({ of: { id, name, email }, onClose }: { of: Member; onClose: () => void }) {
  const t = useTranslations('members')
  const client = useQueryClient()
  const { stepUp, token, keep, refused } = useFormProofs('remove_member', { person: name, address: email ?? '' })
  const remove = useMutation({
    mutationFn: (verifyToken: string) => api.members.remove({ id, verifyToken }),
    onError: refused,
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
      disabledReason={token === undefined ? t('notProven') : undefined}
      onConfirm={() => token !== undefined && remove.mutate(token)}
    >
      <div className="col">
        <p className="t2">{t('removeText')}</p>
        <Proofs
          stepUp={stepUp}
          help={t('removeCodeHelp')}
          locked={false}
          proven={token !== undefined}
          onProven={(given) => {
            keep(given)
            remove.reset()
          }}
        />
        {remove.error && (
          <Banner tone="negative" live>
            {remove.error.message}
          </Banner>
        )}
      </div>
    </ConfirmDialog>
  )
}
