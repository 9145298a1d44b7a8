import { brokers } from '@tessera/contract/partners/brokers/brokers.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card, Details } from '@tessera/ui/card.tsx'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { FindByCode } from '#partners/agents/find-by-code.tsx'
import { api } from '#parts/api.ts'
import { useCommand } from '#parts/command.ts'
import { refusalAt } from '#parts/form.ts'
import { paths } from '#parts/paths.ts'
import { useStepUp } from '#parts/step-up.tsx'
import { useLocale } from '#parts/use-locale.ts'
import { ConfirmByCode } from '#parts/confirm-by-code.tsx'
import { subAccountList } from '#profile/sub-accounts/sub-accounts.queries.ts'
import { foundBroker } from './brokers.queries.ts'

type Found = Awaited<ReturnType<typeof api.brokers.find>>
type Chosen = { readonly id: string; readonly name: string }

/** Finds a broker by its code, and gives it a power of attorney for a sub-account that no broker has yet. */
export function GivePower({ start, taken }: { start: string; taken: readonly string[] }) {
  const t = useTranslations('brokers')
  const [code, setCode] = useState(start)
  const { data, error } = useQuery(foundBroker(code))
  return (
    <>
      <FindByCode
        words={{
          title: t('findTitle'),
          lead: t('findLead'),
          label: t('brokerCode'),
          submit: t('find'),
          missing: t('findMissing'),
        }}
        start={start}
        error={error?.message}
        onFind={setCode}
      />
      {data && <Agree key={code} code={code} found={data} taken={taken} />}
    </>
  )
}

function Agree({ code, found, taken }: { code: string; found: Found; taken: readonly string[] }) {
  const t = useTranslations('brokers')
  const subAccounts = useQuery(subAccountList()).data?.rows ?? []
  const free = subAccounts.filter(({ id, status }) => status === 'active' && !taken.includes(id))
  const [account, choose] = useState<string>()
  const [isAccepted, accept] = useState(false)
  const [giving, setGiving] = useState(false)
  const [fault, setFault] = useState<string>()
  const chosen = free.find(({ id }) => id === account)
  const missing = chosen === undefined ? t('chooseFirst') : isAccepted ? undefined : t('acceptFirst')
  const { licence } = found.broker
  return (
    <Card title={t('powerText')}>
      <div className="col" style={{ '--g': '16px' }}>
        <Details
          items={[
            { term: t('name'), value: found.broker.name },
            { term: t('number'), value: found.broker.number },
            { term: t('licence'), value: `${licence.authority} ${licence.number}` },
          ]}
        />
        {free.length === 0 ? (
          <NoSubAccount />
        ) : (
          <Select
            label={t('subAccount')}
            options={free.map(({ id, name, userAccount }) => ({ code: id, value: `${name} · ${userAccount}` }))}
            value={account}
            onChange={(id) => {
              choose(id)
              setFault(undefined)
            }}
            error={fault}
          />
        )}
        <p>{found.power.text}</p>
        <Checkbox checked={isAccepted} onChange={accept}>
          {t('powerAccept')}
        </Checkbox>
        <div className="row">
          <Button disabledReason={missing} onPress={() => setGiving(true)}>
            {t('give')}
          </Button>
        </div>
      </div>
      {giving && chosen && (
        <Give
          code={code}
          found={found}
          account={chosen}
          onFault={(message) => {
            setFault(message)
            setGiving(false)
          }}
          onClose={() => setGiving(false)}
        />
      )}
    </Card>
  )
}

function NoSubAccount() {
  const t = useTranslations('brokers')
  const locale = useLocale()
  return (
    <Banner tone="info">
      {t('noSubAccounts')}{' '}
      <Link className="link" href={paths.subAccounts(locale)}>
        {t('openSub')}
      </Link>
    </Banner>
  )
}

type GiveProps = {
  code: string
  found: Found
  account: Chosen
  /** Called with the reason if the sub-account is refused; the form shows it. */
  onFault: (message: string) => void
  onClose: () => void
}

function Give({ code, found, account, onFault, onClose }: GiveProps) {
  const t = useTranslations('brokers')
  const client = useQueryClient()
  const { version, sha256 } = found.power
  const { name, number } = found.broker
  const stepUp = useStepUp('grant_broker_power', { broker: number, subAccountId: account.id, version, sha256 })
  const [digits, setDigits] = useState('')
  const give = useCommand<typeof brokers.grant, { code: string; subAccountId: string }>(
    brokers.grant,
    async (request, options) =>
      api.brokers.grant(
        { ...request, power: { version, sha256, accepted: true }, verifyToken: await stepUp.prove(digits) },
        options,
      ),
    () => {
      toast('positive', t('given', { name }))
      void client.invalidateQueries({ queryKey: ['brokers'] })
      onClose()
    },
    (error) => {
      const refused = refusalAt(error, 'subAccountId')
      if (refused !== undefined) onFault(refused)
    },
  )
  return (
    <ConfirmByCode
      onClose={onClose}
      title={t('findTitle')}
      confirm={t('give')}
      enter={t('enterCode')}
      help={t('giveHelp')}
      stepUp={stepUp}
      code={digits}
      onCode={setDigits}
      command={give}
      onConfirm={() => give.run({ code, subAccountId: account.id })}
      facts={[
        { term: t('broker'), value: `${name} · ${number}` },
        { term: t('subAccount'), value: account.name },
      ]}
    />
  )
}
