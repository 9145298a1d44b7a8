import { brokers } from '@tessera/contract/brokers.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Card, Details } from '@tessera/ui/card.tsx'
import { Copyable } from '@tessera/ui/copyable.tsx'
import { Failed } from '@tessera/ui/empty.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { AgentCard, linkTo } from '../agents/agent-card.tsx'
import type { OwnAgent } from '../agents/agents.queries.ts'
import { ApplicationForm } from '../agents/application-form.tsx'
import { SignContract } from '../agents/sign-contract.tsx'
import { AccountTable } from '../brokers/account-table.tsx'
import { currentBroker } from '../brokers/brokers.queries.ts'
import { KeyList } from '../brokers/key-list.tsx'
import { OrderTable } from '../brokers/order-table.tsx'
import { StatementTable } from '../brokers/statement-table.tsx'
import { api } from '../lib/api.ts'
import { paths } from '../lib/paths.ts'
import { percentText } from '../lib/ratio.ts'
import { useLocale } from '../lib/use-locale.ts'
import { PageLoading } from '../shell/page-loading.tsx'

/** A company as a broker: its application, then accounts, keys, orders and statements. */
export function BrokerPage() {
  const t = useTranslations('brokers')
  const { data, isError, refetch } = useQuery(currentBroker())
  if (!data && !isError) return <PageLoading />
  const broker = data?.broker ?? undefined
  const words = { how: t('how'), howHelp: t('howHelp'), expected: t('expected') }
  return (
    <>
      <div className="page-head">
        <div className="grow">
          <h1 className="h3">{t('title')}</h1>
          <p className="t2">{t('lead')}</p>
        </div>
      </div>
      {!data && <Failed title={t('failed')} onRetry={() => void refetch()} />}
      {broker && <AgentCard agent={broker} />}
      {broker?.status === 'contract' && broker.signedAt === null && data && (
        <SignContract contract={data.contract} title={t('contract')} programme="broker" />
      )}
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
      {data?.mayApply && (
        <ApplicationForm
          parentCode=""
          words={words}
          evidence={{ label: t('evidence'), help: t('evidenceHelp') }}
          row={brokers.apply}
          send={api.brokers.apply}
          changes="brokers"
        />
      )}
      {data && !data.mayApply && broker === undefined && <Banner tone="info">{t('needCompany')}</Banner>}
    </>
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
