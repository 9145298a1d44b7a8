import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '@tessera/ui/button.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { TextArea } from '@tessera/ui/text-area.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { type ChangeEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { useIdempotentCall } from '#parts/use-idempotent-call.ts'
import { Refusal, refusalAt } from '#parts/refusal.tsx'

type ImportProps = {
  open: boolean
  onClose: () => void
  /** Called if some lines need a second person. */
  onClaimed: () => void
}

/** Imports a statement of the bank. The text stays if the dialog is closed before the import. */
export function ImportStatement({ open, onClose, onClaimed }: ImportProps) {
  const t = useTranslations('bank')
  const queries = useQueryClient()
  const banks = useQuery({ queryKey: ['banks'], queryFn: () => api.bank.banks({}), enabled: open })
  const names = banks.data?.rows ?? []
  const [chosen, setChosen] = useState<string>()
  const bank = chosen ?? (names.length === 1 ? names[0] : undefined)
  const [text, setText] = useState('')
  const read = useAct(
    useIdempotentCall((statement: { bank: string; text: string }, once) =>
      api.bank.importStatement({ format: formatOf(statement.text), ...statement }, once),
    ),
    (counts) => {
      const { read: lines, known, claimed } = counts
      toast('positive', t('imported', { read: lines, known, claimed }))
      void queries.invalidateQueries({ queryKey: ['bank statements'] })
      setText('')
      onClose()
      if (claimed > 0) onClaimed()
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
          options={names.map((value) => ({ code: value, value }))}
          onChange={setChosen}
          {...refusalAt(read.error, 'bank', banks.error?.message)}
        />
        <ChooseFile onText={setText} />
        <TextArea
          label={t('csv')}
          maxLength={900_000}
          value={text}
          onChange={setText}
          {...refusalAt(read.error, 'text')}
        />
      </div>
    </ConfirmDialog>
  )
}

/** An ISO 20022 message is XML; everything else is parsed as CSV. */
const formatOf = (text: string): 'csv' | 'camt' => (text.trimStart().startsWith('<') ? 'camt' : 'csv')

/** Reads a file of the bank into the text field, so that it can be checked before it is sent. */
function ChooseFile({ onText }: { onText: (text: string) => void }) {
  const t = useTranslations('bank')
  const input = useRef<HTMLInputElement>(null)
  const take = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? []
    if (file !== undefined) onText(await file.text())
    target.value = ''
  }
  return (
    <div className="row">
      <Button kind="secondary" size="sm" onPress={() => input.current?.click()}>
        {t('chooseFile')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.xml,text/csv,text/xml,application/xml"
        aria-label={t('chooseFile')}
        onChange={(event) => void take(event)}
      />
    </div>
  )
}
