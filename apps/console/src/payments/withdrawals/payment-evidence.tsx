import { useQuery } from '@tanstack/react-query'
import { PaymentSignature } from '@tessera/contract/payments/withdrawals/withdrawals-review.ts'
import { Select } from '@tessera/ui/select.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { useTranslations } from 'use-intl'
import { stampText } from '#parts/time-text.ts'
import { LoadingOrError } from '#parts/loading-or-error.tsx'
import facts from '#parts/facts.module.css'
import { type WithdrawalCase, withdrawalCase } from './withdrawals.queries.ts'

/** The maker's choice: a new signature, or the payment that they found. */
export type PaymentChoice = { readonly act: 'sign' | 'paid'; readonly paidBy: string }
export const nothingChosen: PaymentChoice = { act: 'sign', paidBy: '' }

/**
 * The choice as part of the proposal; empty while the payment's signature is missing, so that only a rejection can be
 * proposed.
 */
export function paymentProposal({ act, paidBy }: PaymentChoice): Readonly<Record<string, string>> {
  if (act === 'sign') return { paymentAct: act }
  return isSignature(paidBy) ? { paymentAct: act, paidBy: paidBy.trim() } : {}
}
const isSignature = (text: string): boolean => PaymentSignature.safeParse(text.trim()).success

type PaymentEvidenceProps = {
  id: string
  /** Undefined once there is a proposal. */
  choice: PaymentChoice | undefined
  onChange: (choice: PaymentChoice) => void
}

/**
 * The evidence on whether a withdrawal was paid: its signatures, each node's report on them, the history of the paying
 * wallet.
 */
export function PaymentEvidence({ id, choice, onChange }: PaymentEvidenceProps) {
  const t = useTranslations('withdrawals')
  const { data, error, refetch } = useQuery(withdrawalCase(id))
  if (data === undefined) return <LoadingOrError error={error} onRetry={() => void refetch()} />
  return (
    <section className="col" aria-label={t('evidence.title')}>
      <h3 className="h5">{t('evidence.attempts')}</h3>
      <Attempts of={data} />
      {data.evidence !== null && <NodeReports evidence={data.evidence} />}
      {choice !== undefined && <Choice choice={choice} onChange={onChange} />}
    </section>
  )
}

function Attempts({ of: { attempts } }: { of: WithdrawalCase }) {
  const t = useTranslations('withdrawals')
  if (attempts.length === 0) return <p className="t2">{t('evidence.noAttempts')}</p>
  return (
    <ul>
      {attempts.map(({ txId, outcome, lastValidHeight, explorer }) => (
        <li key={txId}>
          <ExternalLink to={explorer}>{txId}</ExternalLink>
          <div className="t3">
            {t('evidence.attempt', { outcome: t(`evidence.outcome.${outcome}`), height: lastValidHeight })}
          </div>
        </li>
      ))}
    </ul>
  )
}

type Evidence = NonNullable<WithdrawalCase['evidence']>

function NodeReports({ evidence: { at, explorer, hosts } }: { evidence: Evidence }) {
  const t = useTranslations('withdrawals')
  return (
    <>
      <h3 className="h5">{t('evidence.title')}</h3>
      <p className="t2">{t('evidence.at', { at: stampText(at) })}</p>
      <table className={facts['facts']} aria-label={t('evidence.title')}>
        <thead>
          <tr>
            {(['host', 'height', 'signature', 'history'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`evidence.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hosts.map((report) => (
            <NodeRow key={report.host} {...report} />
          ))}
        </tbody>
      </table>
      {explorer !== null && <ExternalLink to={explorer}>{t('evidence.wallet')}</ExternalLink>}
    </>
  )
}

function NodeRow({ host, isSilent, height, state, reaches, payments }: Evidence['hosts'][number]) {
  const t = useTranslations('withdrawals')
  const history = reaches === false ? t('evidence.short') : reaches === null ? '--' : t('evidence.none')
  return (
    <tr>
      <td>{host}</td>
      <td>{height ?? '--'}</td>
      <td>{isSilent ? t('evidence.silent') : state === null ? '--' : t(`evidence.state.${state}`)}</td>
      <td>
        {payments.map(({ signature, matches, explorer }) => (
          <div key={signature}>
            <ExternalLink to={explorer}>{signature}</ExternalLink>
            <div className="t3">{t(matches ? 'evidence.matches' : 'evidence.differs')}</div>
          </div>
        ))}
        {payments.length === 0 && history}
      </td>
    </tr>
  )
}

const ExternalLink = ({ to, children }: { to: string; children: string }) => (
  <a className="link" href={to} target="_blank" rel="noreferrer" style={{ overflowWrap: 'anywhere' }}>
    {children}
  </a>
)

function Choice({ choice, onChange }: { choice: PaymentChoice; onChange: PaymentEvidenceProps['onChange'] }) {
  const t = useTranslations('withdrawals')
  const isWrong = choice.paidBy.trim() !== '' && !isSignature(choice.paidBy)
  return (
    <>
      <Select
        label={t('evidence.act')}
        value={choice.act}
        options={(['sign', 'paid'] as const).map((value) => ({ code: value, value: t(`evidence.acts.${value}`) }))}
        onChange={(act) => onChange({ ...choice, act: act === 'paid' ? 'paid' : 'sign' })}
      />
      {choice.act === 'paid' && (
        <TextInput
          label={t('evidence.paidBy')}
          help={t('evidence.paidByHelp')}
          error={isWrong ? t('evidence.paidByWrong') : undefined}
          maxLength={88}
          value={choice.paidBy}
          onChange={(paidBy) => onChange({ ...choice, paidBy })}
        />
      )}
    </>
  )
}
