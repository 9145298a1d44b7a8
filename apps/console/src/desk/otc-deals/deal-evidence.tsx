import { methodNames } from '@tessera/contract/desk/payment-methods/method-names.ts'
import { numberText } from '@tessera/ui/num.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { LoadingOrError } from '#parts/loading-or-error.tsx'
import { DealPicture } from './deal-picture.tsx'
import s from './otc-deals.module.css'
import { type DealCase, dealCase } from './otc-deals.queries.ts'

/** The evidence on a deal: its terms, parties, payment, messages and events. */
export function DealEvidence({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(dealCase(id))
  if (data === undefined) return <LoadingOrError error={error} onRetry={() => void refetch()} />
  return (
    <>
      <Facts deal={data} />
      <Proof deal={data} />
      <Appeals deal={data} />
      <Chat deal={data} />
      <History deal={data} />
    </>
  )
}

type Part = { deal: DealCase }

const stamp = (at: string | null): string => (at === null ? '--' : stampText(at))

function Facts({ deal }: Part) {
  const t = useTranslations('otc-deals')
  const locale = useLocale()
  const person = (who: DealCase['seller'], figures: DealCase['sellerFigures']) =>
    t('person', { name: who.name ?? '--', number: who.number, ...figures })
  const inCoin = (value: string) => `${numberText(value, true)} ${deal.coin}`
  const { payTo } = deal
  const facts = [
    ['seller', person(deal.seller, deal.sellerFigures)],
    ['buyer', person(deal.buyer, deal.buyerFigures)],
    ['amount', inCoin(deal.amount)],
    ['fee', inCoin(deal.fee)],
    ['price', `${numberText(deal.price, true)} ${deal.fiat}`],
    ['fiatAmount', `${numberText(deal.fiatAmount, true)} ${deal.fiat}`],
    [
      'payTo',
      [methodNames[payTo.kind][locale], payTo.bank, payTo.accountName, payTo.account].filter(Boolean).join(' · '),
    ],
    ['payerName', deal.payerName],
    ['payBy', stampText(deal.payBy)],
    ['paidAt', stamp(deal.paidAt)],
    ['endedAt', stamp(deal.endedAt)],
    ['terms', deal.terms === '' ? '--' : deal.terms],
  ] as const
  return (
    <section className={s['section']}>
      <h3 className="h5">{t('facts')}</h3>
      <dl className={s['facts']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="t3">{t(`fact.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {deal.large && <p className="t2 sm">{t('large')}</p>}
    </section>
  )
}

function Proof({ deal }: Part) {
  const t = useTranslations('otc-deals')
  return (
    <section className={s['section']}>
      <h3 className="h5">{t('proof')}</h3>
      {deal.proof === null ? (
        <p className="t2">{t('noProof')}</p>
      ) : (
        <DealPicture deal={deal.id} upload={deal.proof} label={t('openProof')} />
      )}
    </section>
  )
}

function Appeals({ deal }: Part) {
  const t = useTranslations('otc-deals')
  const locale = useLocale()
  return deal.appeals.length === 0 ? null : (
    <section className={s['section']}>
      <h3 className="h5">{t('appeals')}</h3>
      {deal.appeals.map((appeal) => (
        <div key={appeal.id} className={s['statement']}>
          <p>
            {t('appealed', {
              who: t(appeal.by === 'sell' ? 'by.seller' : 'by.buyer'),
              at: stampText(appeal.at),
              reason: appeal.reasonText[locale],
            })}
          </p>
          <p className={s['text']}>{appeal.text}</p>
          {appeal.status === 'settled' && <p className="t3">{t('settled')}</p>}
          {appeal.resolution && (
            <p className="t3">
              {t('answered', {
                at: stampText(appeal.resolution.at),
                outcome: t(`outcomes.${appeal.resolution.outcome}`),
                reason: appeal.resolution.reasonText[locale],
              })}
            </p>
          )}
        </div>
      ))}
    </section>
  )
}

function Chat({ deal }: Part) {
  const t = useTranslations('otc-deals')
  return (
    <section className={s['section']}>
      <h3 className="h5">{t('chat')}</h3>
      {deal.chat.length === 0 && <p className="t2">{t('noChat')}</p>}
      {deal.chat.map((one) => (
        <div key={one.id} className={s['statement']} data-by={one.by}>
          <p className="t3 sm">{t('wrote', { who: t(`by.${one.by}`), at: stampText(one.at) })}</p>
          <p className={s['text']}>{one.text}</p>
          {one.image !== null && <DealPicture deal={deal.id} upload={one.image} label={t('openImage')} />}
        </div>
      ))}
    </section>
  )
}

function History({ deal }: Part) {
  const t = useTranslations('otc-deals')
  return (
    <section className={s['section']}>
      <h3 className="h5">{t('history')}</h3>
      <ul>
        {deal.history.map(({ at, to }) => (
          <li key={`${at} ${to}`} className="t2">
            {t('step', { at: stampText(at), status: t(`status.${to}`) })}
          </li>
        ))}
      </ul>
    </section>
  )
}
