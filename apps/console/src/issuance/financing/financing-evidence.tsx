import { financingStatusWords } from '@tessera/contract/issuance/financing/financing-words.ts'
import type { FinancingStatus } from '@tessera/domain/issuance/financing/machine.ts'
import { Details } from '@tessera/ui/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { LoadingOrError } from '#parts/loading-or-error.tsx'
import { Acts } from './acts.tsx'
import { Checklist } from './checklist.tsx'
import { Facts } from './facts.tsx'
import s from './financing.module.css'
import { type FinancingCase, financingCase } from './financing.queries.ts'
import { Questions } from './questions.tsx'
import { DataRoom } from './data-room.tsx'
import { Terms } from './terms.tsx'

const isStatus = (text: string): text is FinancingStatus => Object.hasOwn(financingStatusWords, text)

/** The evidence on an application, and the actions of a single operator. */
export function FinancingEvidence({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(financingCase(id))
  if (data === undefined) return <LoadingOrError error={error} onRetry={() => void refetch()} />
  return (
    <>
      <Acts of={data} />
      <Outcome of={data} />
      <Facts of={data} />
      <Terms of={data} />
      <DataRoom of={data} />
      <Checklist of={data} />
      <Questions of={data} />
      <History of={data} />
    </>
  )
}

function Outcome({ of: { declined, product } }: { of: FinancingCase }) {
  const t = useTranslations('financing')
  const locale = useLocale()
  return (
    <>
      {product !== null && <p className="fw6">{t('product', { symbol: product.symbol })}</p>}
      {declined !== null && (
        <p className="t2">
          {t('declined', { reason: declined.text[locale] })} {declined.customerMessage}{' '}
          {declined.mayReapplyAt !== null && t('mayReapply', { day: stampText(declined.mayReapplyAt).slice(0, 10) })}
        </p>
      )}
    </>
  )
}

function History({ of: { history, accesses } }: { of: FinancingCase }) {
  const t = useTranslations('financing')
  const locale = useLocale()
  return (
    <>
      <section className={s['section']}>
        <h3 className="h5">{t('history')}</h3>
        <Details
          tight
          items={history.map(({ to, by, at }, index) => ({
            term: `${index + 1}. ${isStatus(to) ? financingStatusWords[to][locale] : to}`,
            value: by === '' ? t('issuer') : by,
            note: stampText(at),
          }))}
        />
      </section>
      {accesses.length > 0 && (
        <section className={s['section']}>
          <h3 className="h5">{t('accesses')}</h3>
          <ul>
            {accesses.map(({ what, version, by, reason, at }) => (
              <li key={`${at} ${what}`} className={s['line']}>
                <span>
                  {t('paper', { name: what, n: String(version) })} · {by}
                  <br />
                  <span className="t3">{reason}</span>
                </span>
                <time className="t3">{stampText(at)}</time>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
