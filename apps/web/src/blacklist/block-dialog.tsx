import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../lib/api.ts'
import { useBlacklistWords } from './blacklist-words.ts'

const isNumber = (text: string): boolean => /^\d{6,12}$/.test(text)

export function BlockDialog({ onClose }: { onClose: () => void }) {
  const t = useBlacklistWords()
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
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('add')}
      confirm={t('confirm')}
      loading={add.isPending}
      disabledReason={isNumber(userAccount) ? undefined : t('accountWrong')}
      onConfirm={() => add.mutate()}
    >
      <div className="col">
        <TextInput
          label={t('account')}
          help={t('accountHelp')}
          inputMode="numeric"
          stripSpaces
          maxLength={12}
          value={userAccount}
          onChange={setAccount}
          error={add.error?.message}
        />
        <TextInput label={t('remark')} maxLength={40} value={remark} onChange={setRemark} />
      </div>
    </ConfirmDialog>
  )
}
