import { useQuery } from '@tanstack/react-query'
import { Button } from '@tessera/ui/button.tsx'
import { Facts } from '@tessera/ui/card.tsx'
import { Failed } from '@tessera/ui/empty.tsx'
import { numberText } from '@tessera/ui/num.tsx'
import { Skeleton } from '@tessera/ui/skeleton.tsx'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#parts/use-locale.ts'
import { useMay } from '#parts/me.queries.ts'
import { CountryDialog } from './country-dialog.tsx'
import { ExchangeForm } from './exchange-form.tsx'
import { rateText } from './rate-text.ts'
import { type SmsState, smsState } from './sms.queries.ts'
import { CountryTable, PrefixTable } from './use-tables.tsx'
import { OpenCase } from '#services/approvals/case-drawer.page.tsx'

/** The daily cost of text messages and calls, their destinations, and the switches that stop them. */
export function SmsPage() {
  const t = useTranslations('sms')
  const shell = useTranslations('shell')
  const { data, error, refetch } = useQuery(smsState)
  if (data === undefined && error !== null)
    return (
      <Failed title={shell('refused')} onRetry={() => void refetch()}>
        {error.message}
      </Failed>
    )
  return (
    <>
      <p className="t2">{t('lead')}</p>
      {data === undefined ? <Skeleton width="100%" /> : <Desk of={data} />}
      <OpenCase />
    </>
  )
}

function Desk({ of }: { of: SmsState }) {
  const t = useTranslations('sms')
  const shell = useTranslations('shell')
  const mayManage = useMay('sms.manage')
  const [opened, setOpened] = useState<{ dial?: string }>()
  return (
    <>
      <Numbers of={of} />
      <div className="row row--between">
        <h2 className="h5">{t('countries')}</h2>
        <Button
          kind="secondary"
          size="sm"
          icon={Plus}
          disabledReason={mayManage ? undefined : shell('notAllowed')}
          onPress={() => setOpened({})}
        >
          {t('another')}
        </Button>
      </div>
      <CountryTable of={of} onOpen={mayManage ? (dial) => setOpened({ dial }) : undefined} />
      <h2 className="h5">{t('prefixes')}</h2>
      <PrefixTable of={of} />
      <ExchangeForm now={of.rules} mayManage={mayManage} />
      {opened && <CountryDialog now={of.rules} {...opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

function Numbers({ of }: { of: SmsState }) {
  const t = useTranslations('sms')
  const locale = useLocale()
  const { exchange, channels, rules } = of
  const [sms, voice] = [channels.sms.sent, channels.voice.sent]
  return (
    <Facts
      items={[
        {
          term: t('kpi.sent'),
          value: numberText(String(exchange.sent)),
          note: t('used', { spent: exchange.spent, budget: rules.exchange.exchangeDay }),
        },
        { term: t('kpi.delivered'), value: rateText(locale, exchange), note: t('ofReported') },
        { term: t('kpi.failed'), value: numberText(String(exchange.failed)) },
        {
          term: t('kpi.unreported'),
          value: numberText(String(exchange.unreported)),
          note: t('channels', { sms, voice }),
        },
      ]}
    />
  )
}
