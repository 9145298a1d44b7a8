import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { TextArea } from '@tessera/ui/text-area.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useState } from 'react'
import { useAct } from '../lib/act.ts'
import { api } from '../lib/api.ts'
import { Refusal, wrongAt } from '../lib/refusal.tsx'
import { useBankWords } from './bank-words.ts'

/** As banks are called here. */
const BANK = /^[A-Za-z0-9 _-]{2,40}$/u

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
      disabledReason={!BANK.test(bank.trim()) || text.trim() === '' ? t('fill') : undefined}
      onConfirm={() => read.run({ bank: bank.trim(), text })}
      onClose={onClose}
    >
      <div className="col">
        <p className="t3">{t('importText')}</p>
        <Refusal of={read.error} at={['bank', 'text']} />
        <TextInput
          label={t('bank')}
          maxLength={40}
          value={bank}
          onChange={setBank}
          {...wrongAt(read.error, 'bank', bank === '' || BANK.test(bank.trim()) ? undefined : t('bankWrong'))}
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
