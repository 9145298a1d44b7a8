import { Radios } from '@tessera/ui/radio.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { useTranslations } from 'use-intl'
import { CountrySelect } from '#parts/country-select.tsx'
import type { BeneficiaryFields as Fields } from './to-beneficiary.ts'

type Props = {
  value: Fields
  onChange: (next: Fields) => void
}

/** The beneficiary of an address and the type of wallet; the law requires both above S$1,500 a day. */
export function BeneficiaryFields({ value, onChange }: Props) {
  const t = useTranslations('withdrawals')
  const set = (change: Partial<Fields>) => onChange({ ...value, ...change })
  return (
    <>
      <Radios
        label={t('whose.owner')}
        value={value.owner}
        onChange={(owner) => set({ owner })}
        options={[
          { value: 'self', label: t('whose.self') },
          { value: 'person', label: t('whose.person') },
        ]}
      />
      {value.owner === 'person' && (
        <div className="fields">
          <TextInput
            label={t('whose.name')}
            value={value.name}
            onChange={(name) => set({ name })}
            maxLength={100}
            autoComplete="off"
            fault={value.name.trim() === '' ? t('whose.errors.name') : undefined}
          />
          <Country label={t('whose.country')} value={value.country} onChange={(country) => set({ country })} />
        </div>
      )}
      <Radios
        label={t('whose.keeper')}
        value={value.keeper}
        onChange={(keeper) => set({ keeper })}
        options={[
          { value: 'owner', label: t(value.owner === 'person' ? 'whose.selfHostedByThem' : 'whose.selfHostedByMe') },
          { value: 'provider', label: t('whose.heldByProvider') },
        ]}
      />
      {value.keeper === 'provider' && (
        <div className="fields">
          <TextInput
            label={t('whose.provider')}
            value={value.provider}
            onChange={(provider) => set({ provider })}
            maxLength={100}
            autoComplete="off"
            fault={value.provider.trim() === '' ? t('whose.errors.provider') : undefined}
          />
          <Country
            label={t('whose.providerCountry')}
            value={value.providerCountry}
            onChange={(providerCountry) => set({ providerCountry })}
          />
        </div>
      )}
    </>
  )
}

function Country({ label, value, onChange }: { label: string; value: string; onChange: (code: string) => void }) {
  const t = useTranslations('withdrawals')
  return (
    <CountrySelect
      label={label}
      placeholder={t('whose.chooseCountry')}
      value={value === '' ? undefined : value}
      onChange={onChange}
    />
  )
}
