import { brokers } from '@tessera/contract/brokers.ts'
import { Card, Details } from '@tessera/ui/card.tsx'
import { Copyable } from '@tessera/ui/copyable.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { linkTo } from '../agents/agent-card.tsx'
import type { OwnAgent } from '../agents/agents.queries.ts'
import { ApplicationForm } from '../agents/application-form.tsx'
import { ProgrammePage } from '../agents/programme-page.tsx'
import { AccountTable } from '../brokers/account-table.tsx'
import { currentBroker } from '../brokers/brokers.queries.ts'
import { KeyList } from '../brokers/key-list.tsx'
import { OrderTable } from '../brokers/order-table.tsx'
import { StatementTable } from '../brokers/statement-table.tsx'
import { api } from '../lib/api.ts'
import { paths } from '../lib/paths.ts'
import { percentText } from '../lib/ratio.ts'
import { useLocale } from '../lib/use-locale.ts'

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
