import { Card } from '@tessera/ui/card.tsx'
import { RadioCards } from '@tessera/ui/radio.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useLook } from '@tessera/ui/use-look.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../lib/api.ts'
import type { User } from './customers.queries.ts'
import { useCustomerWords } from './customers-words.ts'

const fiats = ['USD', 'CNY'] as const

export function Preferences({ user }: { user: User }) {
  const t = useCustomerWords()
  const client = useQueryClient()
  const [updown, setUpdown] = useLook('updown')
  const chooseColors = (next: typeof updown) => {
    setUpdown(next)
    void api.customerSettings.setColorMode({ colorMode: next })
  }
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
        <RadioCards
          label={t('manage.priceColors')}
          value={updown}
          onChange={chooseColors}
          options={[
            { value: 'green-up', label: t('manage.greenUp'), text: t('manage.greenUpText') },
            { value: 'red-up', label: t('manage.redUp'), text: t('manage.redUpText') },
          ]}
        />
        <p className="xs t3">{t('manage.colorsHelp')}</p>
        <div className="fields">
          <Select
            label={t('manage.fiat')}
            value={fiat.isPending ? fiat.variables : user.fiat}
            onChange={(next) => fiat.mutate(next)}
            options={fiats.map((value) => ({ value, label: value }))}
          />
        </div>
      </div>
    </Card>
  )
}
