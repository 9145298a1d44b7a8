import type { passkeys } from '@tessera/contract/access/passkeys/passkeys.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { Empty } from '@tessera/ui/empty.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { stampText } from '#parts/time-text.ts'

export const ownPasskeys = () => queryOptions({ queryKey: ['passkeys'], queryFn: () => api.passkeys.list({}) })
export type Passkey = ReplyOf<typeof passkeys.list>['rows'][number]

type ListProps = { rows: readonly Passkey[]; onRemove: (passkey: Passkey) => void }

export function PasskeyList({ rows, onRemove }: ListProps) {
  const t = useTranslations('passkeys')
  const kit = useTranslations('kit')
  const [renaming, setRenaming] = useState<Passkey>()
  if (rows.length === 0)
    return (
      <Card>
        <Empty title={t('none')}>{t('noneText')}</Empty>
      </Card>
    )
  return (
    <Card title={t('title')}>
      <ul className="col" style={{ '--g': '20px' }}>
        {rows.map((passkey) => (
          <li key={passkey.id} className="row row--between row--wrap">
            <div className="grow">
              <b className="fw6">{passkey.name}</b>
              <p className="sm t3">
                {t('made')} {stampText(passkey.createdAt)} · {t('used')}{' '}
                {passkey.usedAt === null ? t('never') : stampText(passkey.usedAt)}
              </p>
              {passkey.backedUp && <p className="sm t3">{t('backedUp')}</p>}
            </div>
            <Button
              kind="secondary"
              size="xs"
              aria-label={kit('labelled', { label: t('rename'), name: passkey.name })}
              onPress={() => setRenaming(passkey)}
            >
              {t('rename')}
            </Button>
            <Button
              kind="danger-line"
              size="xs"
              aria-label={kit('labelled', { label: t('remove'), name: passkey.name })}
              onPress={() => onRemove(passkey)}
            >
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
      {renaming && <RenameDialog passkey={renaming} onClose={() => setRenaming(undefined)} />}
    </Card>
  )
}

function RenameDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useTranslations('passkeys')
  const client = useQueryClient()
  const [name, setName] = useState(passkey.name)
  const rename = useMutation({
    mutationFn: () => api.passkeys.rename({ id: passkey.id, name: name.trim() }),
    onSuccess: () => {
      toast('positive', t('renamed'))
      void client.invalidateQueries({ queryKey: ['passkeys'] })
      onClose()
    },
  })
  const wrong = name.trim() === '' ? t('nameWrong') : undefined
  return (
    <ConfirmDialog
      open
      title={t('rename')}
      confirm={t('save')}
      loading={rename.isPending}
      disabledReason={wrong}
      onConfirm={() => rename.mutate()}
      onClose={onClose}
    >
      <TextInput
        label={t('name')}
        maxLength={40}
        counter
        value={name}
        onChange={setName}
        error={rename.error?.message}
        fault={wrong}
      />
    </ConfirmDialog>
  )
}
