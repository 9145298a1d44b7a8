import { financing } from '@tessera/contract/issuance/financing/financing.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card, Details, type Fact } from '@tessera/ui/card.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useNow } from '@tessera/ui/use-now.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useCommand } from '#parts/command.ts'
import { percentText } from '#parts/ratio.ts'
import { useStepUp } from '#parts/step-up.tsx'
import { deadlineText, stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { ConfirmByCode } from '#parts/confirm-by-code.tsx'
import { type Application, financingState, type FinancingState } from './financing.queries.ts'
import s from './financing.module.css'

type Offered = NonNullable<Application['offered']>
type Verdict = 'accept' | 'decline'

/** Our offer; the answer needs a code that is bound to exactly these terms. */
export function TermsCard({ application }: { application: Application }) {
  const t = useTranslations('financing')
  const now = useNow()
  const [verdict, setVerdict] = useState<Verdict>()
  const facts = useFacts(application.offered)
  const { offered, status } = application
  if (offered === null || facts === undefined) return null
  const isOver = Date.parse(offered.terms.validUntil) <= now
  const isOpen = status === 'terms' && offered.answer === null && !isOver
  return (
    <Card title={t('terms')}>
      <div className="col" style={{ '--g': '20px' }}>
        <Details items={facts} />
        {offered.answer !== null && <Banner tone="info">{t(`termsAnswered.${offered.answer}`)}</Banner>}
        {status === 'terms' && offered.answer === null && isOver && <Banner tone="info">{t('termsOver')}</Banner>}
        {isOpen && (
          <>
            <p className="t2">{t('termsUntil', { until: stampText(offered.terms.validUntil) })}</p>
            <div className={s['actions']}>
              <Button onPress={() => setVerdict('accept')}>{t('acceptTerms')}</Button>
              <Button kind="secondary" onPress={() => setVerdict('decline')}>
                {t('declineTerms')}
              </Button>
            </div>
          </>
        )}
        {verdict !== undefined && (
          <DecideTerms
            {...{ offered, verdict }}
            number={application.number}
            facts={facts}
            onClose={() => setVerdict(undefined)}
          />
        )}
      </div>
    </Card>
  )
}

function useFacts(offered: Offered | null): readonly Fact[] | undefined {
  const t = useTranslations('financing')
  const locale = useLocale()
  if (offered === null) return undefined
  const { terms, amount } = offered
  return [
    { term: t('product', { symbol: '' }).trim(), value: terms.symbol },
    { term: t('amount'), value: <Num value={amount} unit={terms.currency} /> },
    { term: t('unitPrice'), value: <Num value={terms.unitPrice} unit={terms.currency} /> },
    { term: t('units'), value: <Num value={terms.units} /> },
    { term: t('minUnits'), value: <Num value={terms.minUnits} /> },
    { term: t('feeTitle'), value: `${percentText(terms.fee)}%` },
    { term: t('category'), value: t(`classes.${terms.category}`) },
    { term: t('opens'), value: stampText(terms.opensAt) },
    { term: t('closes'), value: deadlineText(terms.closesAt) },
    { term: t('allots'), value: stampText(terms.allotmentExpectedAt) },
    { term: t('conditions'), value: locale === 'zh_CN' ? terms.conditionsZh : terms.conditionsEn },
  ]
}

type DecideProps = { offered: Offered; verdict: Verdict; number: string; facts: readonly Fact[]; onClose: () => void }

function DecideTerms({ offered, verdict, number, facts, onClose }: DecideProps) {
  const t = useTranslations('financing')
  const client = useQueryClient()
  const { id, hash, amount, terms } = offered
  const stepUp = useStepUp('decide_terms', { id, application: number, verdict, amount, fiat: terms.currency, hash })
  const [code, setCode] = useState('')
  const decide = useCommand<typeof financing.decideTerms, { id: string; hash: string; verdict: Verdict }>(
    financing.decideTerms,
    async (input, options) => api.financing.decideTerms({ ...input, verifyToken: await stepUp.prove(code) }, options),
    (current: FinancingState) => {
      client.setQueryData(financingState().queryKey, current)
      toast('positive', t(`${verdict === 'accept' ? 'accepted' : 'declined'}Toast`))
      onClose()
    },
  )
  return (
    <ConfirmByCode
      onClose={onClose}
      title={t(`${verdict}Title`)}
      confirm={t(`${verdict}Terms`)}
      kind={verdict === 'accept' ? 'primary' : 'danger'}
      enter={t('enterCode')}
      stepUp={stepUp}
      code={code}
      onCode={setCode}
      command={decide}
      onConfirm={() => decide.run({ id, hash, verdict })}
      facts={facts}
    >
      <p className="t2">{t(`${verdict}Text`)}</p>
    </ConfirmByCode>
  )
}
