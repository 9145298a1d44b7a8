import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { subscriptions } from '@tessera/contract/issuance/subscriptions/subscriptions.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { ButtonLink } from '@tessera/ui/button.tsx'
import { Details } from '@tessera/ui/card.tsx'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { ConfirmDialog, Dialog } from '@tessera/ui/dialog.tsx'
import { Failed } from '@tessera/ui/empty.tsx'
import { Num, numberText } from '@tessera/ui/num.tsx'
import { Skeleton } from '@tessera/ui/skeleton.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useCommand } from '#parts/command.ts'
import { sumText } from '#parts/money-text.ts'
import { paths } from '#parts/paths.ts'
import { dayText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { needsSecond, useSignatureRequest } from '#profile/members/signatures/use-signature-request.ts'
import type { Offer } from './offer.ts'
import s from './subscriptions.module.css'
import { type Quote, type Subscription, subscriptionQuote } from './subscriptions.queries.ts'

type ConfirmProps = { offer: Offer; mark: ReactNode; units: string; onClose: () => void }

/** The confirmation of a subscription: the amounts as computed by the server, and two statements to accept. */
export function ConfirmSubscription({ offer, mark, units, onClose }: ConfirmProps) {
  const t = useTranslations('subscriptions')
  const client = useQueryClient()
  const quote = useQuery(subscriptionQuote(offer.symbol, units))
  /** The version whose documents were accepted: a new version must be read again. */
  const [readVersion, setReadVersion] = useState<number>()
  const [risk, setRisk] = useState(false)
  const [made, setMade] = useState<Subscription>()
  const second = useSignatureRequest(onClose)
  const create = useCommand<typeof subscriptions.create, Parameters<typeof api.subscriptions.create>[0]>(
    subscriptions.create,
    (request, options) => api.subscriptions.create(request, options),
    (subscription) => {
      setMade(subscription)
      void client.invalidateQueries()
    },
    (error, request) => {
      if (needsSecond(error)) second.run({ kind: 'subscription', ...request })
      if (!(error instanceof ApiError) || error.code !== 'SUBSCRIPTION_TERMS_CHANGED') return
      void client.resetQueries({ queryKey: subscriptionQuote(offer.symbol, units).queryKey })
      void client.invalidateQueries({ queryKey: ['products', 'detail'] })
    },
  )
  if (made) return <Done subscription={made} onClose={onClose} />
  const buy = () => {
    if (!quote.data) return
    const { symbol, quantity, version } = quote.data
    create.run({ symbol, quantity, acceptedVersion: version })
  }
  const read = quote.data !== undefined && quote.data.version === readVersion
  const ready = read && risk
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('confirm.title')}
      confirm={t('confirm.submit')}
      loading={create.busy || second.busy}
      disabledReason={ready ? undefined : t('confirm.tickAll')}
      onConfirm={buy}
    >
      <div className={s['asset']}>
        {mark}
        <div>
          <b className="fw6">{offer.name}</b>
          <div className="t3 sm">
            {offer.issuer} · <span className="num">{offer.symbol}</span>
          </div>
        </div>
      </div>
      {quote.isError ? (
        <Failed title={t('confirm.failed')} onRetry={() => void quote.refetch()}>
          {quote.error.message}
        </Failed>
      ) : (
        <Cost quote={quote.data} />
      )}
      <div className="col">
        <Checkbox
          checked={read}
          disabled={quote.data === undefined}
          onChange={(on) => setReadVersion(on ? quote.data?.version : undefined)}
        >
          <ReadSentence quote={quote.data} />
        </Checkbox>
        <Checkbox checked={risk} onChange={setRisk}>
          <RiskSentence />
        </Checkbox>
      </div>
      {create.checking && (
        <Banner tone="info" live>
          {t('confirm.checking')}
        </Banner>
      )}
      {create.error && (
        <Banner tone="negative" live>
          {create.error.message}
        </Banner>
      )}
    </ConfirmDialog>
  )
}

export const ReadSentence = ({ quote }: { quote: Pick<Quote, 'documents'> | undefined }) => {
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

export const RiskSentence = () => {
  const t = useTranslations('subscriptions')
  const locale = useLocale()
  const to = (id: string) => (words: ReactNode) => (
    <Link className="link" href={paths.cms(locale, id)} target="_blank">
      {words}
    </Link>
  )
  return <span className="sm">{t.rich('confirm.risk', { notice: to('risk'), terms: to('terms') })}</span>
}

const Cost = ({ quote: q }: { quote: Quote | undefined }) => {
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

const Done = ({ subscription: made, onClose }: { subscription: Subscription; onClose: () => void }) => {
  const t = useTranslations('subscriptions')
  const locale = useLocale()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('done.title')}
      foot={<ButtonLink href={paths.applyList(locale)}>{t('done.records')}</ButtonLink>}
    >
      <Banner tone="positive" live>
        {t('done.text', {
          number: made.number,
          units: Number.parseInt(made.count, 10),
          total: numberText(sumText(made.amount, made.fee)),
          currency: made.currency,
        })}
      </Banner>
    </Dialog>
  )
}
