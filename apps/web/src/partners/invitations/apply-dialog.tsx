import { MAX_CODES } from '@tessera/domain/partners/invitations/application.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { NumberField } from '@tessera/ui/number-field.tsx'
import { TextArea } from '@tessera/ui/text-area.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { refusalAt } from '#parts/form.ts'

/** An application for more invitation codes: number and purpose. */
export function ApplyDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('invitations')
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const [description, setDescription] = useState('')
  const codes = Number(typed)
  const apply = useMutation({
    mutationFn: () => api.invitations.apply({ quantity: codes, description: description.trim() }),
    onSuccess: ({ number }) => {
      toast('positive', t('applied', { number }))
      void client.invalidateQueries({ queryKey: ['invitations'] })
      onClose()
    },
  })
  const wrongQuantity = codes >= 1 && codes <= MAX_CODES ? undefined : t('quantityWrong', { max: String(MAX_CODES) })
  const wrongDescription = description.trim() === '' ? t('descriptionWrong') : undefined
  const atField = refusalAt(apply.error, 'quantity') ?? refusalAt(apply.error, 'description')
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('applyTitle')}
      confirm={t('applySubmit')}
      loading={apply.isPending}
      disabledReason={wrongQuantity ?? wrongDescription}
      onConfirm={() => apply.mutate()}
    >
      <div className="col">
        <p className="t2">{t('applyText')}</p>
        <NumberField
          kind="digits"
          label={t('quantity')}
          maxLength={2}
          value={typed}
          onChange={setTyped}
          error={refusalAt(apply.error, 'quantity')}
          fault={wrongQuantity}
        />
        <TextArea
          label={t('description')}
          help={t('descriptionHelp')}
          maxLength={500}
          counter
          value={description}
          onChange={setDescription}
          error={refusalAt(apply.error, 'description')}
          fault={wrongDescription}
        />
        {apply.error && atField === undefined && (
          <Banner tone="negative" live>
            {apply.error.message}
          </Banner>
        )}
      </div>
    </ConfirmDialog>
  )
}
