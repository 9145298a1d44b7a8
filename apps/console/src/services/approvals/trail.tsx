import { useTranslations } from 'use-intl'
import { initialsOf } from '#parts/initials.ts'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import s from './approvals.module.css'
import type { Request } from './approvals.queries.ts'

type Step = { key: string; who: string; did: string; at: string; note: string; customerTexts: readonly string[] }

/** The proposals and decisions with their authors, newest first, and everything that the customer will read. */
export function Trail({ requests }: { requests: readonly Request[] }) {
  const t = useTranslations('approvals')
  const locale = useLocale()
  const steps = requests.flatMap((request): Step[] => {
    const { id, by, at, reason, reasonText, verdict, decided, status } = request
    const coded = reasonText === null ? [] : [reasonText[locale]]
    const customerTexts = request.customerMessage === null ? coded : [...coded, request.customerMessage]
    const proposed = { key: id, who: by.name, did: t(`proposed.${verdict}`), at, note: reason, customerTexts }
    if (request.endedByCustomerAt !== undefined) {
      const ended = { key: `${id} ended`, who: t('customer'), did: t('endedByCustomer') }
      return [{ ...ended, at: request.endedByCustomerAt, note: '', customerTexts: [] }, proposed]
    }
    if (decided === null)
      return status === 'cancelled'
        ? [{ ...proposed, key: `${id} cancelled`, did: t('cancelled'), note: '', customerTexts: [] }, proposed]
        : [proposed]
    const { by: checker, verdict: given, note } = decided
    return [
      {
        key: `${id} decided`,
        who: checker.name,
        did: t(`decided.${given}`),
        at: decided.at,
        note,
        customerTexts: [],
      },
      proposed,
    ]
  })
  if (steps.length === 0) return <p className="t3">{t('noTrail')}</p>
  return (
    <ol className={s['trail']}>
      {steps.map((step) => (
        <li key={step.key}>
          <span className={s['initials']} aria-hidden>
            {initialsOf(step.who)}
          </span>
          <span>
            <b>{step.who}</b> {step.did}
            <br />
            <time className="t3">{stampText(step.at)}</time>
            {step.note !== '' && <p>{step.note}</p>}
            {step.customerTexts.map((text) => (
              <p key={text} className="t3">
                {t('customerMessage', { text })}
              </p>
            ))}
          </span>
        </li>
      ))}
    </ol>
  )
}
