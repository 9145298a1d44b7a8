import { Banner } from '@tessera/ui/banner.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useFormProofs } from '#parts/use-form-step-up.ts'
import { Proofs } from '#parts/proofs.tsx'

/** Requires every factor of the account, because the file contains personal data in clear text. */
export function RequestDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('personal-data')
  const client = useQueryClient()
  const { stepUp, token, keep, refused } = useFormProofs('download_data', {})
  const request = useMutation({
    mutationFn: (verifyToken: string) => api.personalData.request({ verifyToken }),
    onError: refused,
    onSuccess: () => {
      toast('positive', t('requested'))
      void client.invalidateQueries({ queryKey: ['personalData'] })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      open
      title={t('askTitle')}
      confirm={t('confirm')}
      loading={request.isPending}
      disabledReason={token === undefined ? t('codeMissing') : undefined}
      onConfirm={() => token !== undefined && request.mutate(token)}
      onClose={onClose}
    >
      <div className="col">
        <p className="t2">{t('askText')}</p>
        <Proofs
          stepUp={stepUp}
          locked={false}
          proven={token !== undefined}
          onProven={(given) => {
            keep(given)
            request.reset()
          }}
        />
        {request.error && (
          <Banner tone="negative" live>
            {request.error.message}
          </Banner>
        )}
      </div>
    </ConfirmDialog>
  )
}
