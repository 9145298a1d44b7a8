import { agents } from '@tessera/contract/partners/agents/agents.ts'
import { brokers } from '@tessera/contract/partners/brokers/brokers.ts'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useCommand } from '#parts/command.ts'
import { useStepUp } from '#parts/step-up.tsx'
import { ConfirmByCode } from '#parts/confirm-by-code.tsx'
import type { Current } from './agents.queries.ts'

type Text = Current['contract']

/** The programmes with a contract, each with its verification scene and endpoint. */
const programmes = {
  agent: { scene: 'sign_agent_contract', row: agents.sign, sign: api.agents.sign, key: 'agents' },
  broker: { scene: 'sign_broker_contract', row: brokers.sign, sign: api.brokers.sign, key: 'brokers' },
} as const
type Programme = keyof typeof programmes
type Props = { contract: Text; title: string; programme: Programme }

/** Shows the contract and signs exactly the shown text. */
export function SignContract({ contract, title, programme }: Props) {
  const t = useTranslations('agents')
  const [isAccepted, accept] = useState(false)
  const [signing, setSigning] = useState(false)
  return (
    <Card title={title}>
      <div className="col" style={{ '--g': '20px' }}>
        <p className="t2">{t('contractLead')}</p>
        <p>{contract.text}</p>
        <Checkbox checked={isAccepted} onChange={accept}>
          {t('accept')}
        </Checkbox>
        <div className="row">
          <Button disabledReason={isAccepted ? undefined : t('acceptFirst')} onPress={() => setSigning(true)}>
            {t('sign')}
          </Button>
        </div>
      </div>
      {signing && <ConfirmSigning contract={contract} programme={programme} onClose={() => setSigning(false)} />}
    </Card>
  )
}

type SigningProps = Pick<Props, 'contract' | 'programme'> & { onClose: () => void }

function ConfirmSigning({ contract, programme, onClose }: SigningProps) {
  const t = useTranslations('agents')
  const client = useQueryClient()
  const { version, sha256 } = contract
  const { scene, row, sign: call, key } = programmes[programme]
  const stepUp = useStepUp(scene, { version, sha256 })
  const [code, setCode] = useState('')
  const sign = useCommand<typeof agents.sign | typeof brokers.sign, Pick<Text, 'version' | 'sha256'>>(
    row,
    async (request, options) =>
      call({ contract: { ...request, accepted: true }, verifyToken: await stepUp.prove(code) }, options),
    () => {
      toast('positive', t('signed'))
      void client.invalidateQueries({ queryKey: [key] })
      onClose()
    },
  )
  return (
    <ConfirmByCode
      onClose={onClose}
      title={t('signTitle')}
      confirm={t('sign')}
      enter={t('enterCode')}
      help={t('codeHelp')}
      checking={t('checking')}
      stepUp={stepUp}
      code={code}
      onCode={setCode}
      command={sign}
      onConfirm={() => sign.run({ version, sha256 })}
      facts={[
        { term: t('version'), value: version },
        { term: t('hash'), value: <span className="mono">{`${sha256.slice(0, 16)}…`}</span> },
      ]}
    />
  )
}
