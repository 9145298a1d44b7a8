import type { OwnerEntity } from '@tessera/domain/identity/companies/ownership.ts'
import { Button } from '@tessera/ui/button.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CountrySelect } from '#parts/country-select.tsx'
import s from './companies.module.css'
import { useCompanyNameError } from './use-company-name-error.ts'

type EntityFormProps = { onAdd: (entity: Omit<OwnerEntity, 'id'>) => void; onClose: () => void }

/** The facts of an entity that owns a share. */
export function EntityForm({ onAdd, onClose }: EntityFormProps) {
  const t = useTranslations('companies')
  const [name, setName] = useState('')
  const [number, setNumber] = useState('')
  const [country, setCountry] = useState<string>()
  const tooLong = useCompanyNameError()
  const fault = name.trim() === '' ? t('layers.nameMissing') : tooLong(name)
  const add = () =>
    onAdd({
      name: name.trim(),
      registrationNumber: number.trim() === '' ? null : number.trim(),
      country: country ?? null,
    })
  return (
    <section className={s['layer']} aria-label={t('layers.addEntity')}>
      <div className="fields">
        <TextInput label={t('layers.entityName')} value={name} onChange={setName} fault={fault} />
        <TextInput label={t('registrationNumber')} value={number} onChange={setNumber} maxLength={40} optional />
        <CountrySelect label={t('country')} value={country} onChange={setCountry} optional />
        <div className="span row">
          <span className="grow" />
          <Button kind="ghost" size="sm" onPress={onClose}>
            {t('layers.cancel')}
          </Button>
          <Button size="sm" disabledReason={fault} onPress={add}>
            {t('layers.addEntityNow')}
          </Button>
        </div>
      </div>
    </section>
  )
}
