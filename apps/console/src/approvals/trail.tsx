import { initialsOf } from '../lib/initials.ts'
import { stampText } from '../lib/time-text.ts'
import s from './approvals.module.css'
import type { Request } from './approvals.queries.ts'
import { useApprovalsWords } from './approvals-words.ts'

type Step = { key: string; who: string; did: string; at: string; said: string; told: string | null }

/** Who proposed and decided what, newest first. */
export function Trail({ requests }: { requests: readonly Request[] }) {
  const t = useApprovalsWords()
  const steps = requests.flatMap((request): Step[] => {
    const { id, by, at, reason, told, verdict, decided, status } = request
    const proposed = { key: id, who: by.name, did: t(`proposed.${verdict}`), at, said: reason, told }
    if (decided === null)
      return status === 'cancelled'
        ? [{ ...proposed, key: `${id} cancelled`, did: t('cancelled'), said: '', told: null }, proposed]
        : [proposed]
    const { by: checker, verdict: given, note } = decided
    return [
      { key: `${id} decided`, who: checker.name, did: t(`decided.${given}`), at: decided.at, said: note, told: null },
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
            {step.said !== '' && <p>{step.said}</p>}
            {step.told !== null && <p className="t3">{t('told', { text: step.told })}</p>}
          </span>
        </li>
      ))}
    </ol>
  )
}
