import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { bank } from '@tessera/contract/payments/bank/bank.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { FileDropZone } from '@tessera/ui/file-well.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { useIdempotentCall } from '#parts/use-idempotent-call.ts'
import { Refusal, refusalAt } from '#parts/refusal.tsx'
import { base64Of } from '#parts/base64-of.ts'
import { FaultTable, StatementPreview } from './statement-preview.tsx'

type ImportProps = {
  open: boolean
  onClose: () => void
  /** Called if some lines need a second person. */
  onClaimed: () => void
}
type Upload = { readonly bank: string; readonly bankAccount?: string; readonly file: string }
type Seen = ReplyOf<typeof bank.previewStatement>
type Chosen = { readonly name: string; readonly bytes: string }

/**
 * Imports a file of a bank: its account, the file, a preview, and the import. The file stays if the dialog is closed
 * before the import.
 */
export function ImportStatement({ open, onClose, onClaimed }: ImportProps) {
  const t = useTranslations('bank')
  const queries = useQueryClient()
  const banks = useQuery({ queryKey: ['banks'], queryFn: () => api.bank.banks({}), enabled: open })
  const targets = useTargets(banks.data)
  const [target, setTarget] = useState<string>()
  const [chosen, setChosen] = useState<Chosen>()
  const [seen, setSeen] = useState<Seen>()
  const place = targets.find(({ code }) => code === target) ?? targets[0]
  const preview = useAct((upload: Upload) => api.bank.previewStatement(upload), setSeen)
  const read = useAct(
    useIdempotentCall((upload: Upload, once) => api.bank.importStatement(upload, once)),
    ({ read: lines, known, claimed }) => {
      toast('positive', t('imported', { read: lines, known, claimed }))
      void queries.invalidateQueries({ queryKey: ['bank statements'] })
      setChosen(undefined)
      setSeen(undefined)
      onClose()
      if (claimed > 0) onClaimed()
    },
  )
  const look = (upload: Upload | undefined): void => {
    setSeen(undefined)
    read.reset()
    if (upload !== undefined) preview.run(upload)
  }
  const choose = async ([file]: readonly File[]): Promise<void> => {
    if (file === undefined) return
    const bytes = await base64Of(file)
    setChosen({ name: file.name, bytes })
    look(place && { ...place.upload, file: bytes })
  }
  const error = read.error ?? preview.error
  return (
    <ConfirmDialog
      open={open}
      size="lg"
      title={t('import')}
      confirm={t('importSend')}
      loading={read.busy}
      disabledReason={chosen === undefined ? t('fill') : whyNot(seen, t)}
      onConfirm={() => place && chosen && seen && read.run({ ...place.upload, file: chosen.bytes })}
      onClose={onClose}
    >
      <div className="col">
        <p className="t3">{t('importText')}</p>
        <Refusal of={error} fields={['bank', 'bankAccount', 'file']} />
        <Select
          label={t('importAccount')}
          value={place?.code}
          options={targets.map(({ code, value, end }) => ({ code, value, end }))}
          onChange={(code) => {
            setTarget(code)
            const next = targets.find((each) => each.code === code)
            if (chosen !== undefined) look(next && { ...next.upload, file: chosen.bytes })
          }}
          {...refusalAt(error, 'bank', banks.error?.message)}
        />
        <FileDropZone
          name={t('statementFile')}
          help={chosen?.name ?? t('fileHelp')}
          dropText={t('dropStatement')}
          types={['xml', 'sta', 'mt940', '940', 'txt', 'csv']}
          onSelect={(files) => void choose(files)}
          {...refusalAt(error, 'file')}
        />
        {preview.busy && <p className="t3">{t('previewing')}</p>}
        {seen !== undefined && seen.faults.length > 0 && <FaultTable faults={seen.faults} />}
        {seen?.statements.map((statement) => (
          <StatementPreview key={`${statement.accountNumber} ${statement.from}`} statement={statement} />
        ))}
      </div>
    </ConfirmDialog>
  )
}

/** The reason for which the file cannot be imported. */
function whyNot(seen: Seen | undefined, t: (key: 'previewFirst' | 'faultsFirst') => string): string | undefined {
  if (seen === undefined) return t('previewFirst')
  return seen.faults.length > 0 ? t('faultsFirst') : undefined
}

type Target = {
  readonly code: string
  readonly value: string
  readonly end: string
  readonly upload: Omit<Upload, 'file'>
}
/** The accounts that a file may be of: each one, and all of a bank that holds several. */
function useTargets(banks: ReplyOf<typeof bank.banks> | undefined): Target[] {
  const t = useTranslations('bank')
  return (banks?.rows ?? []).flatMap((name): Target[] => {
    const accounts = banks?.accounts.filter((each) => each.bank === name) ?? []
    return [
      { code: name, value: t('allAccounts', { bank: name }), end: '', upload: { bank: name } },
      ...accounts.map((each) => ({
        code: `${name}/${each.name}`,
        value: `${name} · ${each.name}`,
        end: `${each.accountNumber} ${each.coin}`,
        upload: { bank: name, bankAccount: each.name },
      })),
    ]
  })
}
