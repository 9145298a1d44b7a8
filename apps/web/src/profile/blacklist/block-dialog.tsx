import { Banner } from '@tessera/ui/banner.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { NumberField } from '@tessera/ui/number-field.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { refusalAt } from '#parts/form.ts'

const isNumber = (text: string): boolean => /^\d{6,12}$/.test(text)

export function BlockDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('blacklist')
  const client = useQueryClient()
  const [userAccount, setAccount] = useState('')
  const [remark, setRemark] = useState('')
  const add = useMutation({
    mutationFn: () => api.blacklist.add({ userAccount, remark: remark.trim() }),
    onSuccess: () => {
      toast('positive', t('added'))
      void client.invalidateQueries({ queryKey: ['blacklist'] })
      onClose()
    },
  })
  const wrong = isNumber(userAccount) ? undefined : t('accountWrong')
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('add')}
      confirm={t('confirm')}
      loading={add.isPending}
      disabledReason={wrong}
      onConfirm={() => add.mutate()}
    >
      <div className="col">
        <NumberField
          kind="digits"
          label={t('account')}
          help={t('accountHelp')}
          maxLength={12}
          value={userAccount}
          onChange={(number) => {
            setAccount(number)
            add.reset()
          }}
          error={refusalAt(add.error, 'userAccount')}
          fault={wrong}
        />
        <TextInput label={t('remark')} optional maxLength={40} counter value={remark} onChange={setRemark} />
        {add.error && refusalAt(add.error, 'userAccount') === undefined && (
          <Banner tone="negative" live>
            {add.error.message}
          </Banner>
        )}
      </div>
    </ConfirmDialog>
  )
}
