import { Button } from '@tessera/ui/button.tsx'
import { Card, Details } from '@tessera/ui/card.tsx'
import { Copyable } from '@tessera/ui/copyable.tsx'
import { useTranslations } from 'use-intl'
import { stampText } from '#parts/time-text.ts'
import type { MadeBrokerKey } from './brokers.queries.ts'

/** A new key and its secret, shown once. */
export function KeyReady({ made: { apiKey, secret, key }, onHide }: { made: MadeBrokerKey; onHide: () => void }) {
  const t = useTranslations('brokers')
  return (
    <Card title={t('keyReady', { label: key.label })}>
      <div className="col" style={{ '--g': '16px' }}>
        <p className="t2">{t('keyReadyText', { at: stampText(key.actsFrom) })}</p>
        <Details
          items={[
            { term: t('accessKey'), value: <Copyable text={apiKey} label={t('copyAccessKey')} /> },
            ...(secret === null
              ? []
              : [{ term: t('secret'), value: <Copyable text={secret} label={t('copySecret')} /> }]),
          ]}
        />
        <div className="row">
          <Button kind="secondary" onPress={onHide}>
            {t('hideKey')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
