import { Button } from '@tessera/ui/button.tsx'
import { Details } from '@tessera/ui/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { stampText, utcText } from '#parts/time-text.ts'
import { useMay } from '#parts/me.queries.ts'
import s from './financing.module.css'
import type { FinancingCase } from './financing.queries.ts'
import { OfferTerms } from './offer-terms.tsx'
import { percentOf } from '#issuance/products/field-text.ts'

/** The offered terms and answers, a pending proposal, and a form to offer terms. */
export function Terms({ of }: { of: FinancingCase }) {
  const t = useTranslations('financing')
  const may = useMay('financing.review')
  const [offering, setOffering] = useState(false)
  const isProposed = of.proposed === 'financing_terms'
  if (of.status !== 'terms' && of.offered.length === 0) return null
  return (
    <section className={s['section']}>
      <h3 className="h5">{t('terms')}</h3>
      <ul>
        {of.offered.map(({ id, n, amount, terms, offeredAt, answer }) => (
          <li key={id} className={s['line']}>
            <span>
              {t('offered', {
                n: String(n),
                amount,
                currency: terms.currency,
                fee: percentOf(terms.fee) ?? terms.fee,
                at: stampText(offeredAt),
              })}
            </span>
            <span className="fw6">{t(`answers.${answer ?? 'open'}`)}</span>
          </li>
        ))}
      </ul>
      {isProposed && <Proposed id={of.id} />}
      {may && of.status === 'terms' && !isProposed && (
        <div>
          <Button kind="secondary" size="sm" onPress={() => setOffering(true)}>
            {t('offer')}
          </Button>
        </div>
      )}
      {offering && <OfferTerms of={of} onClose={() => setOffering(false)} />}
    </section>
  )
}

type Offered = FinancingCase['offered'][number]['terms']
/** The server has validated it by its schema. */
const isTerms = (content: unknown): content is Offered =>
  typeof content === 'object' && content !== null && 'symbol' in content && 'validUntil' in content

/** Exactly the content that a second person decides on. */
function Proposed({ id }: { id: string }) {
  const t = useTranslations('financing')
  const { data } = useQuery({
    queryKey: ['approvals', 'subject', 'financing_terms', id, 'terms'],
    queryFn: () => api.approvals.subject({ kind: 'financing_terms', subjectId: id }),
  })
  const terms = data?.content?.['terms']
  if (!isTerms(terms)) return null
  return (
    <>
      <h4 className="fw6">{t('proposedTerms')}</h4>
      <TermFacts terms={terms} />
      <p className="t2 sm">{t('proposed')}</p>
    </>
  )
}

function TermFacts({ terms }: { terms: Offered }) {
  const t = useTranslations('financing')
  const items = [
    { term: t('symbol'), value: terms.symbol },
    { term: t('price'), value: `${terms.unitPrice} ${terms.currency}` },
    { term: t('units'), value: terms.units },
    { term: t('minUnits'), value: terms.minUnits },
    { term: t('category'), value: t(`classes.${terms.category}`) },
    { term: t('feePart'), value: percentOf(terms.fee) ?? terms.fee },
    { term: t('validUntil'), value: utcText(terms.validUntil) },
    { term: t('opensAt'), value: utcText(terms.opensAt) },
    { term: t('closesAt'), value: utcText(terms.closesAt) },
    { term: t('allotmentExpectedAt'), value: utcText(terms.allotmentExpectedAt) },
    { term: t('conditionsEn'), value: terms.conditionsEn },
    { term: t('conditionsZh'), value: terms.conditionsZh },
  ]
  return <Details tight items={items} />
}
