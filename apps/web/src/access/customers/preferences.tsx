import { type Locale, locales } from '@tessera/contract/platform/text/locale.ts'
import { Card } from '@tessera/ui/card.tsx'
import { useDecimalMark } from '@tessera/ui/decimal-mark.ts'
import { RadioCards } from '@tessera/ui/radio.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useAppearance } from '@tessera/ui/use-appearance.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { browserZone } from '#parts/reader-zone.ts'
import { api } from '#parts/api.ts'
import { useLocale } from '#parts/use-locale.ts'
import { nameOf } from '#parts/language-names.ts'
import { usePriceColors } from './settings/use-price-colors.ts'
import { Candles } from './candles.tsx'
import type { User } from './customers.queries.ts'

const themes = ['light', 'dark'] as const
const fiats = ['USD', 'CNY'] as const
/** Examples of each number format. */
const marks = { point: '1,234.56', comma: '1.234,56' } as const

/** All zones of IANA that the browser knows, and the one of the account. */
const zoneOptions = (own: string | null) =>
  [...new Set([own ?? browserZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')])].map((zone) => ({
    code: zone,
    value: zone.replaceAll('_', ' '),
  }))

type PreferencesProps = { user: User; changeLanguage: (next: Locale) => Promise<void> }

export function Preferences({ user, changeLanguage }: PreferencesProps) {
  const t = useTranslations('customers')
  const client = useQueryClient()
  const locale = useLocale()
  const [theme, setTheme] = useAppearance('theme')
  const [updown, setUpdown] = usePriceColors()
  const [mark, setMark] = useDecimalMark()
  const preference = useMutation({
    mutationFn: (next: { fiat: User['fiat'] } | { timeZone: string }) => api.customers.updatePreferences(next),
    onSuccess: () => {
      toast('positive', t('manage.saved'))
      void client.invalidateQueries()
    },
    onError: (error) => toast('negative', error.message),
  })
  const chosen = preference.isPending ? preference.variables : undefined
  const [zones] = useState(() => zoneOptions(user.timeZone))
  return (
    <Card title={t('manage.preferences')}>
      <div className="col" style={{ '--g': '24px' }}>
        <div className="col" style={{ '--g': '10px' }}>
          <RadioCards
            label={t('manage.priceColors')}
            value={updown}
            onChange={setUpdown}
            options={[
              {
                value: 'green-up',
                label: t('manage.greenUp'),
                text: t('manage.greenUpText'),
                picture: <Candles swapped={false} />,
              },
              { value: 'red-up', label: t('manage.redUp'), text: t('manage.redUpText'), picture: <Candles swapped /> },
            ]}
          />
          <p className="xs t3">{t('manage.colorsHelp')}</p>
        </div>
        <div className="fields fields--3">
          <Select
            label={t('manage.theme')}
            value={theme}
            onChange={setTheme}
            options={themes.map((value) => ({ code: value, value: t(`manage.themes.${value}`) }))}
          />
          <Select
            label={t('manage.language')}
            value={locale}
            onChange={(next) => void changeLanguage(next)}
            options={locales.map((value) => ({ code: value, value: nameOf[value] }))}
          />
          <Select
            label={t('manage.fiat')}
            value={chosen && 'fiat' in chosen ? chosen.fiat : user.fiat}
            onChange={(next) => preference.mutate({ fiat: next })}
            options={fiats.map((value) => ({ code: value, value }))}
          />
          <Select
            label={t('manage.timeZone')}
            help={t('manage.timeZoneHelp')}
            search
            value={chosen && 'timeZone' in chosen ? chosen.timeZone : (user.timeZone ?? browserZone())}
            onChange={(timeZone) => preference.mutate({ timeZone })}
            options={zones}
          />
          <Select
            label={t('manage.numberFormat')}
            help={t('manage.numberFormatHelp')}
            value={mark}
            onChange={setMark}
            options={(['point', 'comma'] as const).map((code) => ({ code, value: marks[code] }))}
          />
        </div>
      </div>
    </Card>
  )
}
