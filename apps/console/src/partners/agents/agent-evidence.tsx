import { useQuery } from '@tanstack/react-query'
import { Button } from '@tessera/ui/button.tsx'
import { Details } from '@tessera/ui/card.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { FileText } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { CoinNum } from '#parts/coin-num.tsx'
import { percentText } from '#issuance/products/field-text.ts'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { countryText } from '#parts/country-text.ts'
import { saveFile } from '#parts/save-file.ts'
import { utcText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { useMay } from '#parts/me.queries.ts'
import { LoadingOrError } from '#parts/loading-or-error.tsx'
import { AgentBadge } from './agent-columns.tsx'
import { AgentSteps } from './agent-steps.tsx'
import { type Agent, agent, subAgentsOf } from './agents.queries.ts'
import { BrokerOrderTable } from './broker-order-table.tsx'
import { ClientTable } from './client-table.tsx'

/** The current state of an agent: licence, contract, position in the tree, clients and earnings. */
export function AgentEvidence({ id }: { id: string }) {
  const t = useTranslations('agents')
  const { data, error, refetch } = useQuery(agent(id))
  if (data === undefined) return <LoadingOrError error={error} onRetry={() => void refetch()} />
  return (
    <>
      <section className="col" aria-label={t('facts')}>
        <div className="row row--between row--wrap">
          <h3 className="h5">{t('facts')}</h3>
          <AgentBadge status={data.status} />
        </div>
        <FactsOf of={data} />
        <AgentSteps of={data} />
      </section>
      <ClientTable agentId={id} />
      {data.programme === 'broker' && <BrokerOrderTable brokerId={id} />}
    </>
  )
}

function FactsOf({ of: a }: { of: Agent }) {
  const t = useTranslations('agents')
  const locale = useLocale()
  const under = useQuery(subAgentsOf(a.id)).data?.rows ?? []
  const { licence, terms } = a
  return (
    <>
      <Details
        tight
        items={[
          { term: t('account'), value: `${a.customer.name ?? '--'} · ${a.customer.number}` },
          { term: t('licenceType'), value: t(`types.${licence.type}`) },
          { term: t('licenceNumber'), value: licence.number },
          { term: t('authority'), value: licence.authority },
          { term: t('country'), value: countryText(locale, licence.country) },
          { term: t('expiresOn'), value: licence.expiresOn },
          { term: t(a.programme === 'broker' ? 'howOrders' : 'how'), value: a.how },
          { term: t('expected'), value: String(a.expectedClients) },
          ...(a.reason === null ? [] : [{ term: t('reason'), value: a.reason }]),
          {
            term: t('signed'),
            value: a.signed === null ? t('notSigned') : `${a.signed.version} · ${utcText(a.signed.at)}`,
          },
          ...(terms === null
            ? []
            : [{ term: t('terms'), value: [terms.own, terms.parent, terms.grand].map(percentText).join(' · ') }]),
          ...(a.programme === 'broker'
            ? []
            : [
                {
                  term: t('above'),
                  value: a.parent === null ? t('nobody') : `${a.parent.number} ${a.parent.name ?? ''}`,
                },
                {
                  term: t('below'),
                  value:
                    under.length === 0
                      ? t('nobody')
                      : under.map((each) => `${each.number} ${each.customer.name ?? ''}`).join(', '),
                },
              ]),
          ...a.sums.flatMap(({ coin, accrued, paid }) => [
            { term: t('earned'), value: <CoinNum coin={coin} value={accrued} /> },
            { term: t('paid'), value: <CoinNum coin={coin} value={paid} /> },
          ]),
        ]}
      />
      <div className="row row--wrap">
        {a.hasFile && <ApplicationFile of={a} file={0} />}
        {Array.from({ length: a.evidence }, (_, at) => (
          <ApplicationFile key={at} of={a} file={at + 1} />
        ))}
      </div>
    </>
  )
}

/** The licence, which is file 0, or further evidence. Each opening is logged. */
function ApplicationFile({ of: { id, number }, file }: { of: Agent; file: number }) {
  const t = useTranslations('agents')
  const shell = useTranslations('shell')
  const mayReview = useMay('agents.review')
  const open = useAct(
    (request: { id: string; file: number }) => api.agentsManage.licence(request),
    (opened) => saveFile(opened, file === 0 ? number : `${number}-${file}`),
    (failed) => toast('negative', failed.message),
  )
  return (
    <div>
      <Button
        kind="secondary"
        size="sm"
        icon={FileText}
        loading={open.busy}
        disabledReason={mayReview ? undefined : shell('notAllowed')}
        onPress={() => open.run({ id, file })}
      >
        {file === 0 ? t('file') : t('evidence', { n: String(file) })}
      </Button>
    </div>
  )
}
