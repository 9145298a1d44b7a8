import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { ReasonField, useMissingReason } from '#parts/reason-field.tsx'
import { Refusal, refusalAt } from '#parts/refusal.tsx'
import { BilingualField } from './term-field.tsx'
import type { Texts } from './product-form.ts'
import s from './products.module.css'
import type { ManagedProduct } from './products.queries.ts'

type CallOffProps = { product: Pick<ManagedProduct, 'id' | 'symbol'>; onClose: () => void }

/**
 * Proposes to cancel an offer permanently. The maker types its symbol, and the reason that subscribers read in both
 * languages; a second person decides.
 */
export function CallOffDialog({ product: { id, symbol }, onClose }: CallOffProps) {
  const t = useTranslations('products')
  const [texts, setTexts] = useState<Texts>({})
  const [note, setNote] = useState('')
  const [typed, setTyped] = useState('')
  const act = useAct(
    (proposal: { typedSymbol: string; reason: { en: string; zh: string } }) =>
      api.approvals.propose({
        kind: 'offer_call_off',
        subjectId: id,
        verdict: 'approve',
        reason: note,
        proposal,
      }),
    () => {
      toast('positive', t('callOffDialog.proposed'))
      onClose()
    },
  )
  const missing = useMissingReason(note)
  const incomplete = textOf(texts, 'en') === '' || textOf(texts, 'zh') === '' ? t('callOffDialog.fill') : missing
  return (
    <ConfirmDialog
      open
      kind="danger"
      title={t('callOffDialog.title', { symbol })}
      confirm={t('callOffDialog.confirm')}
      loading={act.busy}
      disabledReason={typed.trim() === symbol ? incomplete : t('callOffDialog.typeFirst', { symbol })}
      onConfirm={() =>
        act.run({ typedSymbol: typed.trim(), reason: { en: textOf(texts, 'en'), zh: textOf(texts, 'zh') } })
      }
      onClose={onClose}
    >
      <div className={s['section']}>
        <p className="t3">{t('callOffDialog.text')}</p>
        <Refusal of={act.error} fields={['typedSymbol', 'reason', 'reason.en', 'reason.zh']} />
        <BilingualField
          path="reason"
          label={t('callOffDialog.reason')}
          kind="note"
          max={300}
          texts={texts}
          errors={{}}
          onChange={(path, text) => setTexts({ ...texts, [path]: text })}
        />
        <ReasonField value={note} onChange={setNote} max={1000} refused={act.error} />
        <TextInput
          label={t('callOffDialog.typed', { symbol })}
          maxLength={12}
          value={typed}
          onChange={(text) => setTyped(text.toUpperCase())}
          {...refusalAt(act.error, 'typedSymbol')}
        />
      </div>
    </ConfirmDialog>
  )
}

const textOf = (texts: Texts, language: 'en' | 'zh'): string => (texts[`reason.${language}`] ?? '').trim()
