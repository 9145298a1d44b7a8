import { Card } from '@tessera/ui/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { powersGiven } from './brokers.queries.ts'
import { GivePower } from './give-power.tsx'
import { OrderTable } from './order-table.tsx'
import { PowerTable } from './power-table.tsx'
import { useScreenSearch } from '#parts/url-state.ts'

/** The brokers of a client: powers of attorney, a form to give one, and the resulting orders. */
export function BrokerPowerPage() {
  const t = useTranslations('brokers')
  const [{ code = '' }] = useScreenSearch('/personal/brokerPower')
  const powers = useQuery(powersGiven())
  const rows = powers.data?.rows ?? []
  return (
    <>
      <div className="page-head">
        <div className="grow">
          <h1 className="h3">{t('powerTitle')}</h1>
          <p className="t2">{t('powerLead')}</p>
        </div>
      </div>
      <Card title={t('powers')} flush>
        <PowerTable answer={powers} />
      </Card>
      <GivePower
        start={code}
        taken={rows.filter(({ until }) => until === null).map(({ subAccount }) => subAccount.id)}
      />
      {rows.length > 0 && <OrderTable side="client" />}
    </>
  )
}
