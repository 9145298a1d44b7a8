import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card, Details, Facts } from '@tessera/ui/card.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { countries } from '#parts/countries.ts'
import { saveBlob } from '#parts/save-text.ts'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { ownHolders } from './financing.queries.ts'

/** The holders of the issuer's own product, as counts without names. */
export function Holders({ symbol }: { symbol: string }) {
  const t = useTranslations('financing')
  const locale = useLocale()
  const { data, error } = useQuery(ownHolders(symbol))
  const file = useMutation({
    mutationFn: () => api.financing.holdersFile({ symbol }),
    onSuccess: (blob) => saveBlob(`${symbol}-holders.ocf.json`, blob),
  })
  if (error !== null) return <Banner tone="negative">{error.message}</Banner>
  if (data === undefined) return null
  const names = countries(locale)
  const groups = (rows: typeof data.byClass, nameOf: (name: string) => string) =>
    rows.map(({ name, holders, units }) => ({
      term: name === null ? t('unknown') : nameOf(name),
      value: units,
      note: t('holder', { n: holders }),
    }))
  const investorClassLabel = (name: string): string =>
    name === 'ri' || name === 'ai' || name === 'ei' ? t(`classNames.${name}`) : name
  return (
    <Card
      title={t('holdersTitle', { symbol })}
      titleEnd={
        <Button kind="secondary" size="xs" icon={Download} loading={file.isPending} onPress={() => file.mutate()}>
          {t('holdersFile')}
        </Button>
      }
    >
      <div className="col" style={{ '--g': '20px' }}>
        <p className="t3 sm">{t('holdersText', { at: stampText(data.at) })}</p>
        <Facts
          columns={2}
          items={[
            { term: t('holdersCount'), value: String(data.holders) },
            { term: t('unitsHeld'), value: `${data.units} / ${data.supply}` },
            { term: t('certificates'), value: String(data.certificates) },
            { term: t('unitsBought'), value: data.bought },
          ]}
        />
        <h3 className="h5">{t('byClass')}</h3>
        <Details items={groups(data.byClass, investorClassLabel)} />
        <h3 className="h5">{t('byCountry')}</h3>
        <Details items={groups(data.byCountry, (code) => names.find((each) => each.code === code)?.value ?? code)} />
        {file.error !== null && <Banner tone="negative">{file.error.message}</Banner>}
      </div>
    </Card>
  )
}
