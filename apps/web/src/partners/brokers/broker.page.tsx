import { brokers } from '@tessera/contract/partners/brokers/brokers.ts'
import { Card, Details } from '@tessera/ui/card.tsx'
import { Copyable } from '@tessera/ui/copyable.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { linkTo } from '#partners/agents/agent-card.tsx'
import type { OwnAgent } from '#partners/agents/agents.queries.ts'
import { ApplicationForm } from '#partners/agents/application-form.tsx'
import { ProgrammePage } from '#partners/agents/programme-page.tsx'
import { AccountTable } from './account-table.tsx'
import { currentBroker } from './brokers.queries.ts'
import { KeyList } from './key-list.tsx'
import { OrderTable } from './order-table.tsx'
import { StatementTable } from './statement-table.tsx'
import { api } from '#parts/api.ts'
import { paths } from '#parts/paths.ts'
import { percentText } from '#parts/ratio.ts'
import { useLocale } from '#parts/use-locale.ts'

/** A company as a broker: its application, then accounts, keys, orders and statements. */
export function BrokerPage() {
  const t = useTranslations('brokers')
  const answer = useQuery(currentBroker())
  const broker = answer.data?.broker ?? undefined
  return (
    <ProgrammePage
      programme="broker"
      words={{
        title: t('title'),
        lead: t('lead'),
        failed: t('failed'),
        contract: t('contract'),
        need: t('needCompany'),
      }}
      answer={answer}
      member={broker}
      form={
        <ApplicationForm
          parentCode=""
          words={{ how: t('how'), howHelp: t('howHelp'), expected: t('expected') }}
          evidence={{ label: t('evidence'), help: t('evidenceHelp') }}
          row={brokers.apply}
          send={api.brokers.apply}
          changes="brokers"
        />
      }
    >
      {typeof broker?.code === 'string' && <OwnCode code={broker.code} terms={broker.terms} />}
      {broker?.status === 'active' && (
        <>
          <AccountTable />
          <KeyList />
        </>
      )}
      {broker?.terms && (
        <>
          <OrderTable side="broker" />
          <StatementTable />
        </>
      )}
    </ProgrammePage>
  )
}

function OwnCode({ code, terms }: { code: string; terms: OwnAgent['terms'] }) {
  const t = useTranslations('brokers')
  const locale = useLocale()
  return (
    <Card title={t('own')}>
      <Details
        items={[
          { term: t('code'), value: <Copyable text={code} label={t('copyCode')} /> },
          { term: t('link'), value: <Copyable text={linkTo(paths.brokerPower(locale, code))} label={t('copyLink')} /> },
          ...(terms === null ? [] : [{ term: t('share'), value: `${percentText(terms.own)}%` }]),
        ]}
      />
    </Card>
  )
}
