import { subAccounts } from '@tessera/contract/profile/sub-accounts/sub-accounts.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useCommand } from '#parts/command.ts'
import { useFormProofs } from '#parts/use-form-step-up.ts'
import { Proofs } from '#parts/proofs.tsx'

export function CreateDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('sub-accounts')
  const client = useQueryClient()
  const [typed, setName] = useState('')
  const name = typed.trim()
  const { stepUp, token, keep, refused } = useFormProofs('create_sub_account', { name })
  const create = useCommand<typeof subAccounts.create, { name: string }>(
    subAccounts.create,
    (request, options) => api.subAccounts.create({ ...request, verifyToken: token ?? '' }, options),
    () => {
      toast('positive', t('created'))
      void client.invalidateQueries({ queryKey: ['subAccounts'] })
      onClose()
    },
    refused,
  )
  const wrong = name === '' ? t('nameWrong') : undefined
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('create')}
      confirm={t('createSubmit')}
      loading={create.busy}
      disabledReason={wrong ?? (token === undefined ? t('notProven') : undefined)}
      onConfirm={() => token !== undefined && create.run({ name })}
    >
      <div className="col">
        <TextInput
          label={t('name')}
          help={t('nameHelp')}
          maxLength={20}
          counter
          fault={wrong}
          value={typed}
          onChange={setName}
          readOnly={stepUp.isStarted || token !== undefined}
        />
        <Proofs
          stepUp={stepUp}
          help={t('codeHelp')}
          locked={wrong !== undefined}
          proven={token !== undefined}
          onProven={(given) => {
            keep(given)
            create.reset()
          }}
        />
        {create.error && (
          <Banner tone="negative" live>
            {create.error.message}
          </Banner>
        )}
      </div>
    </ConfirmDialog>
  )
}
