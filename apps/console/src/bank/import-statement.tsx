import { Banner } from '@tessera/ui/banner.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { TextArea } from '@tessera/ui/text-area.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useState } from 'react'
import { useAct } from '../lib/act.ts'
import { api } from '../lib/api.ts'
import { useBankWords } from './bank-words.ts'

/** The key is made when the dialog opens: pressing twice reads the statement once. */
export function ImportStatement({ onClose }: { onClose: () => void }) {
  const t = useBankWords()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [bank, setBank] = useState('')
  const [text, setText] = useState('')
  const read = useAct(
    (statement: { bank: string; text: string }) =>
      api.bank.importStatement({ format: 'csv', ...statement }, { idempotencyKey }),
    (counts) => {
      toast('positive', t('imported', counts))
      onClose()
    },
  )
  return (
    <ConfirmDialog
      open
      size="lg"
      title={t('import')}
      confirm={t('importSend')}
      loading={read.busy}
      disabledReason={bank.trim() === '' || text.trim() === '' ? t('fill') : undefined}
      onConfirm={() => read.run({ bank: bank.trim(), text })}
      onClose={onClose}
    >
      <div className="col">
        <p className="t3">{t('importText')}</p>
        {read.error && (
          <Banner tone="negative" live>
            {read.error.message}
          </Banner>
        )}
        <TextInput label={t('bank')} value={bank} onChange={setBank} maxLength={40} />
        <TextArea label={t('csv')} value={text} onChange={setText} />
      </div>
    </ConfirmDialog>
  )
}
