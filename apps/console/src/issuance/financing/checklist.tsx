import { diligenceWords } from '@tessera/contract/issuance/financing/financing-words.ts'
import type { DiligenceItem } from '@tessera/domain/issuance/financing/checklist.ts'
import { Button } from '@tessera/ui/button.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { TextArea } from '@tessera/ui/text-area.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { Refusal } from '#parts/refusal.tsx'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { useMay } from '#parts/me.queries.ts'
import s from './financing.module.css'
import type { FinancingCase } from './financing.queries.ts'

/** The checklist; each item is ticked with a note on the findings. */
export function Checklist({ of }: { of: FinancingCase }) {
  const t = useTranslations('financing')
  const locale = useLocale()
  const may = useMay('financing.review') && of.status === 'due_diligence'
  const [noting, setNoting] = useState<DiligenceItem>()
  const undo = useAct(api.financingReview.check, () => undefined)
  return (
    <section className={s['section']}>
      <h3 className="h5">{t('checklist', { percent: String(of.diligence) })}</h3>
      <Refusal of={undo.error} />
      <ul>
        {of.checklist.map(({ item, done }) => {
          const name = diligenceWords[item][locale]
          return (
            <li key={item} className={s['line']}>
              <span>
                {name}
                {done !== null && (
                  <>
                    <br />
                    <span className="t3">
                      {done.note} · {done.by}, {stampText(done.at)}
                    </span>
                  </>
                )}
              </span>
              {may && (
                <Button
                  kind="ghost"
                  size="xs"
                  aria-label={t(done === null ? 'doneOf' : 'undoOf', { name })}
                  onPress={() => (done === null ? setNoting(item) : undo.run({ id: of.id, item, note: null }))}
                >
                  {t(done === null ? 'done' : 'undo')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {noting && <TickOff id={of.id} item={noting} onClose={() => setNoting(undefined)} />}
    </section>
  )
}

function TickOff({ id, item, onClose }: { id: string; item: DiligenceItem; onClose: () => void }) {
  const t = useTranslations('financing')
  const locale = useLocale()
  const [note, setNote] = useState('')
  const tick = useAct(api.financingReview.check, onClose)
  return (
    <ConfirmDialog
      open
      title={t('noteTitle')}
      confirm={t('done')}
      loading={tick.busy}
      disabledReason={note.trim() === '' ? t('noteFirst') : undefined}
      onConfirm={() => tick.run({ id, item, note: note.trim() })}
      onClose={onClose}
    >
      <div className="col">
        <p className="t2">{diligenceWords[item][locale]}</p>
        <Refusal of={tick.error} />
        <TextArea label={t('note')} value={note} onChange={setNote} maxLength={500} counter />
      </div>
    </ConfirmDialog>
  )
}
