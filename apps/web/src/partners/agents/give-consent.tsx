import { agents } from '@tessera/contract/partners/agents/agents.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useCommand } from '#parts/command.ts'
import { FindByCode } from './find-by-code.tsx'
import { foundAgent } from './agents.queries.ts'
import { AgentFacts } from './own-consent.tsx'

type Found = Awaited<ReturnType<typeof api.agents.find>>

/** Finds the agent by a typed code or the code of a link, shows its details and the terms, and asks for consent. */
export function GiveConsent({ start }: { start: string }) {
  const t = useTranslations('agents')
  const [code, setCode] = useState(start)
  const { data, error } = useQuery(foundAgent(code))
  return (
    <>
      <FindByCode
        words={{
          title: t('yourAgent'),
          lead: t('noAgent'),
          label: t('consentCode'),
          submit: t('find'),
          missing: t('findMissing'),
        }}
        start={start}
        error={error?.message}
        onFind={setCode}
      />
      {data && <Agree key={code} code={code} found={data} />}
    </>
  )
}

function Agree({ code, found }: { code: string; found: Found }) {
  const t = useTranslations('agents')
  const client = useQueryClient()
  const [isAccepted, accept] = useState(false)
  const { version, sha256, text } = found.consent
  type ConsentRequest = { code: string; version: string; sha256: string }
  const consent = useCommand<typeof agents.consent, ConsentRequest>(
    agents.consent,
    ({ code: of, ...acceptedText }, options) =>
      api.agents.consent({ code: of, consent: { ...acceptedText, accepted: true } }, options),
    ({ agent }) => {
      toast('positive', t('consented', { name: agent.name }))
      void client.invalidateQueries({ queryKey: ['agents'] })
    },
  )
  return (
    <Card title={t('consentText')}>
      <div className="col" style={{ '--g': '16px' }}>
        <AgentFacts agent={found.agent} />
        <p>{text}</p>
        <Checkbox checked={isAccepted} onChange={accept}>
          {t('consentAccept')}
        </Checkbox>
        {consent.error && (
          <Banner tone="negative" live>
            {consent.error.message}
          </Banner>
        )}
        <div className="row">
          <Button
            loading={consent.busy}
            disabledReason={isAccepted ? undefined : t('consentFirst')}
            onPress={() => consent.run({ code, version, sha256 })}
          >
            {t('consent')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
