import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Radios } from '@tessera/ui/radio.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import type { Answered, OpenTest, TestState } from './risk-tests.queries.ts'

type QuestionCardProps = { open: OpenTest; onNext: (current: TestState) => void }

/** One question with its options. After the answer, it shows the explanation and a button to continue. */
export function QuestionCard({ open, onNext }: QuestionCardProps) {
  const t = useTranslations('risk-tests')
  const [option, setOption] = useState<string>()
  const answer = useMutation({
    mutationFn: () => api.riskTests.answer({ id: open.id, question: open.answered, option: Number(option) }),
  })
  const answered = answer.data
  return (
    <Card title={t('progress', { n: String(open.answered + 1), total: String(open.total) })}>
      <div className="col" style={{ '--g': '20px' }}>
        <Radios
          label={open.question.text}
          options={open.question.options.map((label, at) => ({ value: String(at), label }))}
          value={option}
          onChange={setOption}
          disabled={answered !== undefined || answer.isPending}
        />
        {answered && <Explained answered={answered} options={open.question.options} />}
        {answer.error && (
          <Banner tone="negative" live>
            {answer.error.message}
          </Banner>
        )}
        <div>
          {answered ? (
            <Button onPress={() => onNext(answered.standing)}>
              {t(answered.standing.open === null ? 'finish' : 'next')}
            </Button>
          ) : (
            <Button
              loading={answer.isPending}
              disabledReason={option === undefined ? t('choose') : undefined}
              onPress={() => answer.mutate()}
            >
              {t('answer')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}

function Explained({ answered, options }: { answered: Answered; options: readonly string[] }) {
  const t = useTranslations('risk-tests')
  const { right, rightOption, explanation } = answered
  const lead = right ? t('right') : t('wrong', { option: options[rightOption] ?? '' })
  return (
    <Banner tone={right ? 'positive' : 'negative'} lead={lead} live>
      {explanation}
    </Banner>
  )
}
