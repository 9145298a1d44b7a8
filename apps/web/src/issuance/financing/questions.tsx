import { financing } from '@tessera/contract/issuance/financing/financing.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { TextArea } from '@tessera/ui/text-area.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useCommand } from '#parts/command.ts'
import { stampText } from '#parts/time-text.ts'
import { type Application, financingState, type FinancingState } from './financing.queries.ts'
import s from './financing.module.css'

type Question = Application['questions'][number]

/** The questions and answers, as both sides read them. */
export function Questions({ questions, isOpen }: { questions: readonly Question[]; isOpen: boolean }) {
  const t = useTranslations('financing')
  return (
    <Card title={t('questions')}>
      {questions.length === 0 && <p className="t3">{t('noQuestions')}</p>}
      <ul className={s['entries']}>
        {questions.map((question) => (
          <li key={question.id}>
            <p className="fw6">{question.text}</p>
            <p className="t3 sm">{t('by', { by: question.by, at: stampText(question.at) })}</p>
            {question.answer !== null && <p className={s['text']}>{question.answer}</p>}
            {question.answer === null && isOpen && <Answer id={question.id} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Answer({ id }: { id: string }) {
  const t = useTranslations('financing')
  const client = useQueryClient()
  const [text, setText] = useState('')
  const answer = useCommand<typeof financing.answer, { id: string; text: string }>(
    financing.answer,
    (input, options) => api.financing.answer(input, options),
    (current: FinancingState) => {
      client.setQueryData(financingState().queryKey, current)
      toast('positive', t('answered'))
    },
  )
  return (
    <div className="col" style={{ '--g': '12px' }}>
      <TextArea label={t('answerLabel')} value={text} onChange={setText} maxLength={4000} counter />
      {answer.error && (
        <Banner tone="negative" live>
          {answer.error.message}
        </Banner>
      )}
      <div>
        <Button
          size="sm"
          loading={answer.busy}
          disabledReason={text.trim() === '' ? t('answerFirst') : undefined}
          onPress={() => answer.run({ id, text: text.trim() })}
        >
          {t('answer')}
        </Button>
      </div>
    </div>
  )
}
