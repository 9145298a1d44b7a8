import { Card, Details, type Fact } from '@tessera/ui/card.tsx'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { countries } from '#parts/countries.ts'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import type { Prefill } from './singpass.queries.ts'

type Item = { readonly value: unknown; readonly verified: boolean; readonly updatedOn: string | null }

/** Read-only data of the source; each item shows its origin and the date of its last change. */
export function SourceFacts({ prefill }: { prefill: Prefill }) {
  const t = useTranslations('singpass')
  const locale = useLocale()
  const names = useMemo(() => countries(locale), [locale])
  const nameOf = (code: string): string => names.find((each) => each.code === code)?.value ?? code
  const noteOf = ({ verified, updatedOn }: Item): string => {
    const who = verified ? 'government' : 'person'
    return updatedOn === null ? t(`source.${who}`) : t(`source.${who}On`, { day: updatedOn })
  }
  const fact = <T extends Item>(term: string, item: T | null, text: (value: T['value']) => string): Fact[] =>
    item === null ? [] : [{ term, value: text(item.value), note: noteOf(item) }]
  const { address } = prefill
  const addressText = address === null ? '' : partsOf(address.value, nameOf).join(', ')
  return (
    <Card title={t('fromMyinfo')}>
      <div className="col" style={{ '--g': '16px' }}>
        <p className="t2 sm">{t('fetched', { time: stampText(prefill.fetchedAt) })}</p>
        <Details
          items={[
            ...fact(t('legalName'), prefill.legalName, String),
            { term: t(`numbers.${prefill.documentType}`), value: prefill.uinfinMasked, note: t('source.government') },
            ...fact(t('birthDate'), prefill.birthDate, String),
            ...fact(t('nationality'), prefill.nationality, nameOf),
            ...fact(t('expiresOn'), prefill.documentExpiresOn, String),
            ...fact(t('address'), prefill.address, () => addressText),
            ...fact(t('mobile'), prefill.mobile, String),
            ...fact(t('email'), prefill.email, String),
          ]}
        />
      </div>
    </Card>
  )
}

type Address = NonNullable<Prefill['address']>['value']
const partsOf = ({ line1, line2, city, postcode, country }: Address, nameOf: (code: string) => string): string[] => {
  const place = [`${city} ${postcode}`, nameOf(country)]
  return [line1, ...(line2 === undefined ? [] : [line2]), ...place]
}
