import { REFERENCE } from '@tessera/contract/platform/settings/setting-fields.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useMay } from '#parts/me.queries.ts'
import { settingList } from './settings.queries.ts'

/** Returns the reader of a field's currency: a code as it is, and the reference currency by the settings in force. */
export function useCurrency(): (currency: string | undefined) => string | undefined {
  const t = useTranslations('settings')
  const mayRead = useMay('settings.read')
  const { data } = useQuery({ ...settingList, enabled: mayRead })
  const reference = data?.rows.find(({ area }) => area === 'exchange')?.current?.values['referenceCurrency']
  return (currency) =>
    currency === REFERENCE ? (typeof reference === 'string' ? reference : t('referenceCurrency')) : currency
}
