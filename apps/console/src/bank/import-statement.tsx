import { useQuery } from '@tanstack/react-query'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { TextArea } from '@tessera/ui/text-area.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '../lib/act.ts'
import { api } from '../lib/api.ts'
import { useOnce } from '../lib/once.ts'
import { Refusal, wrongAt } from '../lib/refusal.tsx'

/** What was pasted stays when the dialog is closed before it was read. */
export function ImportStatement({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('bank')
  const banks = useQuery({ queryKey: ['banks'], queryFn: () => api.bank.banks({}), enabled: open })
  const names = banks.data?.rows ?? []
  const [chosen, setChosen] = useState<string>()
  const bank = chosen ?? (names.length === 1 ? names[0] : undefined)
  const [text, setText] = useState('')
  const read = useAct(
    useOnce((statement: { bank: string; text: string }, once) =>
      api.bank.importStatement({ format: 'csv', ...statement }, once),
    ),
    (counts) => {
      toast('positive', t('imported', counts))
      setText('')
      onClose()
    },
  )
  return (
    <ConfirmDialog
      open={open}
      size="lg"
      title={t('import')}
      confirm={t('importSend')}
      loading={read.busy}
      disabledReason={bank === undefined || text.trim() === '' ? t('fill') : undefined}
      onConfirm={() => bank !== undefined && read.run({ bank, text })}
      onClose={onClose}
    >
      <div className="col">
        <p className="t3">{t('importText')}</p>
        <Refusal of={read.error} at={['bank', 'text']} />
        <Select
          label={t('bank')}
          value={bank}
          options={names.map((value) => ({ value, label: value }))}
          onChange={setChosen}
          {...wrongAt(read.error, 'bank', banks.error?.message)}
        />
        <TextArea
          label={t('csv')}
          maxLength={900_000}
          value={text}
          onChange={setText}
          {...wrongAt(read.error, 'text')}
        />
      </div>
    </ConfirmDialog>
  )
}
