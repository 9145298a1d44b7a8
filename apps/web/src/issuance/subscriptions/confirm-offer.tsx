import { Banner } from '@tessera/ui/banner.tsx'
import { Details } from '@tessera/ui/card.tsx'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { Num, numberText } from '@tessera/ui/num.tsx'
import { Skeleton } from '@tessera/ui/skeleton.tsx'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import type { Command } from '#parts/command.ts'
import { paths } from '#parts/paths.ts'
import { dayText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import s from './subscriptions.module.css'
import type { Quote } from './subscriptions.queries.ts'

/** The amounts to confirm, and the documents to accept with them. */
export type OfferQuote = Pick<
  Quote,
  'quantity' | 'unitPrice' | 'currency' | 'fee' | 'total' | 'allotmentExpectedAt' | 'version' | 'documents'
>

type ConfirmOfferProps = {
  title: string
  of: { name: string; issuer: string; symbol: string }
  mark: ReactNode
  /** Undefined while the server computes it. */
  quote: OfferQuote | undefined
  /** Replaces the amounts if they could not be loaded. */
  failed?: ReactNode
  command: Pick<Command<never>, 'busy' | 'checking' | 'error'>
  onConfirm: (quote: OfferQuote) => void
  onClose: () => void
}

/**
 * The confirmation of a subscription or of a purchase in a token sale: the amounts, and two statements to accept.
 * Neither needs a code, because the money stays in the customer’s account until the allotment (decision 0190).
 */
export function ConfirmOffer({ title, of, mark, quote, failed, command, onConfirm, onClose }: ConfirmOfferProps) {
  const t = useTranslations('subscriptions')
  /** The version whose documents were accepted: a new version must be read again. */
  const [readVersion, setReadVersion] = useState<number>()
  const [risk, setRisk] = useState(false)
  const read = quote !== undefined && quote.version === readVersion
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={title}
      confirm={t('confirm.submit')}
      loading={command.busy}
      disabledReason={read && risk ? undefined : t('confirm.tickAll')}
      onConfirm={() => quote && onConfirm(quote)}
    >
      <div className={s['asset']}>
        {mark}
        <div>
          <b className="fw6">{of.name}</b>
          <div className="t3 sm">
            {of.issuer} · <span className="num">{of.symbol}</span>
          </div>
        </div>
      </div>
      {failed === undefined || failed === false ? <Cost quote={quote} /> : failed}
      <div className="col">
        <Checkbox
          checked={read}
          disabled={quote === undefined}
          onChange={(on) => setReadVersion(on ? quote?.version : undefined)}
        >
          <ReadSentence quote={quote} />
        </Checkbox>
        <Checkbox checked={risk} onChange={setRisk}>
          <RiskSentence />
        </Checkbox>
      </div>
      {command.checking && (
        <Banner tone="info" live>
          {t('confirm.checking')}
        </Banner>
      )}
      {command.error && (
        <Banner tone="negative" live>
          {command.error.message}
        </Banner>
      )}
    </ConfirmDialog>
  )
}

const ReadSentence = ({ quote }: { quote: Pick<OfferQuote, 'documents'> | undefined }) => {
  const t = useTranslations('subscriptions')
  if (!quote || quote.documents.length === 0) return <span className="sm">{t('confirm.readPlain')}</span>
  return (
    <span className="sm">
      {t('confirm.read')}{' '}
      {quote.documents.map(({ id, title, url }, n) => (
        <span key={id}>
          {n > 0 && ' · '}
          <a className="link" href={url} target="_blank" rel="noreferrer">
            {title}
          </a>
        </span>
      ))}
    </span>
  )
}

const RiskSentence = () => {
  const t = useTranslations('subscriptions')
  const locale = useLocale()
  const to = (id: string) => (words: ReactNode) => (
    <Link className="link" href={paths.cms(locale, id)} target="_blank">
      {words}
    </Link>
  )
  return <span className="sm">{t.rich('confirm.risk', { notice: to('risk'), terms: to('terms') })}</span>
}

const Cost = ({ quote: q }: { quote: OfferQuote | undefined }) => {
  const t = useTranslations('subscriptions')
  if (!q) return <Skeleton width="100%" />
  const account = /^[A-Z]{3}$/.test(q.currency) ? 'confirm.fiatAccount' : 'confirm.tokenAccount'
  return (
    <div className={s['pay']}>
      <div className="t3 sm">{t('confirm.pay')}</div>
      <div className={s['payAmount']}>
        <Num value={q.total} unit={q.currency} />
      </div>
      <Details
        tight
        items={[
          {
            term: t('units'),
            value: (
              <span className="num">
                {t('confirm.unitsTimes', {
                  units: numberText(q.quantity),
                  price: numberText(q.unitPrice),
                  currency: q.currency,
                })}
              </span>
            ),
          },
          { term: t('confirm.fee'), value: <Num value={q.fee} unit={q.currency} /> },
          { term: t('confirm.paidFrom'), value: t(account, { currency: q.currency }) },
          { term: t('confirm.allotment'), value: <time>{dayText(q.allotmentExpectedAt)}</time> },
        ]}
      />
    </div>
  )
}
