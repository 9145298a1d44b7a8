import { type Locale, locales } from '@tessera/contract/platform/text/locale.ts'
import { Card } from '@tessera/ui/card.tsx'
import { useDecimalMark } from '@tessera/ui/decimal-mark.ts'
import { RadioCards } from '@tessera/ui/radio.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useAppearance } from '@tessera/ui/use-appearance.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
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

type PreferencesProps = { user: User; changeLanguage: (next: Locale) => Promise<void> }

export function Preferences({ user, changeLanguage }: PreferencesProps) {
  const t = useTranslations('customers')
  const client = useQueryClient()
  const locale = useLocale()
  const [theme, setTheme] = useAppearance('theme')
  const [updown, setUpdown] = usePriceColors()
  const [mark, setMark] = useDecimalMark()
  const fiat = useMutation({
    mutationFn: (next: User['fiat']) => api.customers.updatePreferences({ fiat: next }),
    onSuccess: () => {
      toast('positive', t('manage.saved'))
      void client.invalidateQueries()
    },
    onError: (error) => toast('negative', error.message),
  })
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
            value={fiat.isPending ? fiat.variables : user.fiat}
            onChange={(next) => fiat.mutate(next)}
            options={fiats.map((value) => ({ code: value, value }))}
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
