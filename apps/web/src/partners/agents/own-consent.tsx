import { agents } from '@tessera/contract/partners/agents/agents.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card, Details } from '@tessera/ui/card.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useCommand } from '#parts/command.ts'
import { countryText } from '#parts/countries.ts'
import { dayText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'

export type AgentView = Awaited<ReturnType<typeof api.agents.find>>['agent']

/** The name and licence of an agent. */
export function AgentFacts({ agent, since }: { agent: AgentView; since?: string }) {
  const t = useTranslations('agents')
  const locale = useLocale()
  const { licence } = agent
  return (
    <Details
      items={[
        { term: t('name'), value: agent.name },
        { term: t('number'), value: agent.number },
        { term: t('licenceType'), value: t(`types.${licence.type}`) },
        { term: t('licence'), value: `${licence.authority} ${licence.number}` },
        { term: t('country'), value: countryText(locale, licence.country) },
        ...(since === undefined ? [] : [{ term: t('since'), value: dayText(since) }]),
      ]}
    />
  )
}

/** The customer's own agent, and a button to leave. */
export function OwnConsent({ agent, since }: { agent: AgentView; since: string }) {
  const t = useTranslations('agents')
  const client = useQueryClient()
  const [isDialogOpen, setDialogOpen] = useState(false)
  const withdraw = useCommand<typeof agents.withdrawConsent, Record<string, never>>(
    agents.withdrawConsent,
    (_input, options) => api.agents.withdrawConsent({}, options),
    () => {
      toast('positive', t('withdrawn'))
      setDialogOpen(false)
      void client.invalidateQueries({ queryKey: ['agents'] })
    },
  )
  return (
    <Card title={t('yourAgent')}>
      <div className="col" style={{ '--g': '16px' }}>
        <AgentFacts agent={agent} since={since} />
        <div className="row">
          <Button kind="secondary" onPress={() => setDialogOpen(true)}>
            {t('withdraw')}
          </Button>
        </div>
      </div>
      {isDialogOpen && (
        <ConfirmDialog
          open
          title={t('withdraw')}
          confirm={t('withdraw')}
          loading={withdraw.busy}
          onConfirm={() => withdraw.run({})}
          onClose={() => setDialogOpen(false)}
        >
          <p>{t('withdrawText')}</p>
          {withdraw.error && (
            <Banner tone="negative" live>
              {withdraw.error.message}
            </Banner>
          )}
        </ConfirmDialog>
      )}
    </Card>
  )
}
