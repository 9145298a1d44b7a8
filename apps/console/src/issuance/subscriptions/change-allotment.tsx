import { Button, IconButton } from '@tessera/ui/button.tsx'
import { keepDigits } from '@tessera/ui/text-rules.ts'
import { Select } from '@tessera/ui/select.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { AllotmentPreview } from './allotment-rows.tsx'
import s from './subscriptions.module.css'

/** Units that the maker gives by hand, by the id of the subscription, and the reason that is published. */
export type AllotmentChanges = { readonly units: Readonly<Record<string, string>>; readonly reason: string }
export const noChanges: AllotmentChanges = { units: {}, reason: '' }

/** The proposal of the changes; undefined while there are none, or no reason for them. */
export const changesProposal = ({ units, reason }: AllotmentChanges) => {
  const rows = Object.entries(units).map(([subscription, each]) => ({ subscription, units: each }))
  return rows.length === 0 || reason.trim() === '' ? undefined : { changes: { rows, reason: reason.trim() } }
}

type ChangeProps = {
  rows: AllotmentPreview['rows']
  changes: AllotmentChanges
  onChange: (changes: AllotmentChanges) => void
}

/** Changes the result of single subscriptions by hand, with a reason that is published with the result. */
export function ChangeAllotment({ rows, changes, onChange }: ChangeProps) {
  const t = useTranslations('subscriptions')
  const [chosen, setChosen] = useState<string>()
  const [units, setUnits] = useState('')
  const add = () => {
    if (chosen === undefined || units === '') return
    onChange({ ...changes, units: { ...changes.units, [chosen]: units } })
    setChosen(undefined)
    setUnits('')
  }
  const remove = (id: string) =>
    onChange({ ...changes, units: Object.fromEntries(Object.entries(changes.units).filter(([each]) => each !== id)) })
  const numberOf = (id: string): string => rows.find(({ subscriptionId }) => subscriptionId === id)?.number ?? id
  return (
    <section className="col" aria-label={t('change.title')}>
      <h3 className="h5">{t('change.title')}</h3>
      <p className="t3">{t('change.text')}</p>
      <div className={s['change']}>
        <Select
          label={t('col.number')}
          options={rows.map(({ subscriptionId, number, requested }) => ({
            code: subscriptionId,
            value: t('change.option', { number, requested }),
          }))}
          value={chosen}
          onChange={setChosen}
        />
        <TextInput
          label={t('change.units')}
          inputMode="numeric"
          format={keepDigits}
          maxLength={15}
          value={units}
          onChange={setUnits}
        />
        <Button
          kind="secondary"
          size="sm"
          disabledReason={chosen === undefined || units === '' ? t('change.fill') : undefined}
          onPress={add}
        >
          {t('change.add')}
        </Button>
      </div>
      {Object.entries(changes.units).map(([id, each]) => (
        <p key={id} className="row row--between">
          <span>{t('change.row', { number: numberOf(id), units: each })}</span>
          <IconButton icon={Trash2} label={t('change.remove', { number: numberOf(id) })} onPress={() => remove(id)} />
        </p>
      ))}
      {Object.keys(changes.units).length > 0 && (
        <TextInput
          label={t('change.reason')}
          help={t('change.reasonHelp')}
          maxLength={300}
          value={changes.reason}
          onChange={(reason) => onChange({ ...changes, reason })}
        />
      )}
    </section>
  )
}
