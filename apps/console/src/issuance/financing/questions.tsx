import { Button } from '@tessera/ui/button.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { TextArea } from '@tessera/ui/text-area.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { declinable, isOneOf } from '@tessera/domain/issuance/financing/machine.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { Refusal } from '#parts/refusal.tsx'
import { stampText } from '#parts/time-text.ts'
import { useMay } from '#parts/me.queries.ts'
import s from './financing.module.css'
import type { FinancingCase } from './financing.queries.ts'

/** The questions and answers, as both sides read them. */
export function Questions({ of: { id, status, questions } }: { of: FinancingCase }) {
  const t = useTranslations('financing')
  const may = useMay('financing.review') && isOneOf(declinable, status)
  const [isDialogOpen, setDialogOpen] = useState(false)
  return (
    <section className={s['section']}>
      <h3 className="h5">{t('questions')}</h3>
      {questions.length === 0 && <p className="t3">{t('noQuestions')}</p>}
      <ul>
        {questions.map((question) => (
          <li key={question.id} className={s['line']}>
            <span>
              <b>{question.text}</b>
              <br />
              <span className={question.answer === null ? 't3' : s['text']}>{question.answer ?? t('noAnswer')}</span>
            </span>
            <time className="t3">{stampText(question.answeredAt ?? question.at)}</time>
          </li>
        ))}
      </ul>
      {may && (
        <div>
          <Button kind="secondary" size="xs" onPress={() => setDialogOpen(true)}>
            {t('ask')}
          </Button>
        </div>
      )}
      {isDialogOpen && <QuestionDialog id={id} onClose={() => setDialogOpen(false)} />}
    </section>
  )
}

function QuestionDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('financing')
  const [text, setText] = useState('')
  const sendQuestion = useAct(api.financingReview.ask, () => {
    toast('positive', t('questionSent'))
    onClose()
  })
  return (
    <ConfirmDialog
      open
      title={t('ask')}
      confirm={t('ask')}
      loading={sendQuestion.busy}
      disabledReason={text.trim() === '' ? t('questionFirst') : undefined}
      onConfirm={() => sendQuestion.run({ id, text: text.trim() })}
      onClose={onClose}
    >
      <div className="col">
        <p className="t3">{t('askText')}</p>
        <Refusal of={sendQuestion.error} />
        <TextArea label={t('question')} value={text} onChange={setText} maxLength={2000} counter />
      </div>
    </ConfirmDialog>
  )
}
