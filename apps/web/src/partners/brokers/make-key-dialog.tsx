import { readIps } from '@tessera/domain/access/api-keys/ips.ts'
import { IPS_LENGTH } from '@tessera/domain/access/api-keys/ip-limits.ts'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { plainDigits } from '@tessera/ui/text-rules.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { refusalAt } from '#parts/form.ts'
import { useFormCode } from '#parts/use-form-step-up.ts'
import { ConfirmByCode } from '#parts/confirm-by-code.tsx'
import type { BrokerAccount, MadeBrokerKey } from './brokers.queries.ts'

type Props = { account: BrokerAccount; onClose: () => void; onMade: (made: MadeBrokerKey) => void }

/** Creates a key for a client's account. The code is bound to exactly the form's input. */
export function MakeKeyDialog({ account, onClose, onMade }: Props) {
  const t = useTranslations('brokers')
  const client = useQueryClient()
  const [typed, setLabel] = useState('')
  const [ips, setIps] = useState('')
  const label = typed.trim()
  const request = { accountId: account.id, label, ips }
  const { stepUp, code, setCode, refused } = useFormCode('create_broker_key', { ...request, publicKey: '' })
  const make = useMutation({
    mutationFn: async () => api.brokers.createKey({ ...request, verifyToken: await stepUp.prove(code) }),
    onSuccess: (made) => {
      void client.invalidateQueries({ queryKey: ['brokers'] })
      onMade(made)
    },
    onError: refused,
  })
  const atIps = refusalAt(make.error ?? undefined, 'ips')
  const error = atIps === undefined ? (make.error ?? undefined) : undefined
  const command = { busy: make.isPending, checking: false, error, reset: make.reset }
  const wrongIps = isMistyped(ips) ? t('keyIpsWrong') : undefined
  const wrong = label === '' ? t('keyNameWrong') : wrongIps
  return (
    <ConfirmByCode
      onClose={onClose}
      title={t('makeKey')}
      confirm={t('makeSubmit')}
      enter={wrong ?? t('enterCode')}
      help={t('keyCodeHelp')}
      stepUp={stepUp}
      code={code}
      onCode={setCode}
      command={command}
      locked={wrong !== undefined}
      onConfirm={() => make.mutate()}
      facts={[
        { term: t('account'), value: account.account ?? '--' },
        { term: t('subAccount'), value: `${account.subAccount.name} · ${account.subAccount.number}` },
      ]}
    >
      <TextInput
        label={t('keyName')}
        value={typed}
        onChange={setLabel}
        maxLength={20}
        counter
        readOnly={stepUp.sent}
        fault={label === '' ? t('keyNameWrong') : undefined}
      />
      <TextInput
        label={t('keyIps')}
        value={ips}
        onChange={(text) => {
          setIps(text)
          make.reset()
        }}
        format={plainDigits}
        stripSpaces
        maxLength={IPS_LENGTH}
        readOnly={stepUp.sent}
        help={t('keyIpsHelp')}
        error={atIps}
        fault={wrongIps}
        autoComplete="off"
      />
    </ConfirmByCode>
  )
}

/**
 * Returns whether the text is not a list of addresses. Networks that are too wide are left to the server, which names
 * them.
 */
function isMistyped(ips: string): boolean {
  const read = readIps(ips)
  return !read.ok && read.code === 'API_KEY_IPS_INVALID'
}
