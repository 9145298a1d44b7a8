import type { OwnershipStructure, Stake } from '@tessera/domain/identity/companies/ownership.ts'
import { Button, IconButton } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { FieldFoot } from '@tessera/ui/field.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { freshId } from '#parts/fresh-id.ts'
import s from './companies.module.css'
import { EntityForm } from './entity-form.tsx'
import { shareOf, shareText } from './share-text.ts'

type Holder = { readonly id: string; readonly name: string }
type LayersProps = {
  structure: OwnershipStructure
  persons: readonly Holder[]
  disabled: boolean
  error: string | undefined
  /** Errors by entity id. */
  faults?: Readonly<Record<string, string>>
  onChange: (structure: OwnershipStructure) => void
}

/** Companies, trusts and partnerships that own a share, each with its own owners, up to natural persons. */
export function OwnershipLayers({ structure, persons, disabled, error, faults, onChange }: LayersProps) {
  const t = useTranslations('companies')
  const [adding, setAdding] = useState(false)
  const { entities, stakes } = structure
  const setStakes = (next: readonly Stake[]) => onChange({ ...structure, stakes: [...next] })
  const removeEntity = (id: string) =>
    onChange({
      ...structure,
      entities: entities.filter((each) => each.id !== id),
      stakes: stakes.filter(({ ownerId, ofId }) => ownerId !== id && ofId !== id),
    })
  const level = (ofId: string | null, name: string | undefined) => (
    <Level
      ofId={ofId}
      name={name}
      candidates={[...(ofId === null ? [] : persons), ...entities.filter(({ id }) => id !== ofId)]}
      stakes={stakes}
      disabled={disabled}
      onChange={setStakes}
    />
  )
  return (
    <Card
      title={t('layers.title')}
      titleEnd={
        <Button kind="soft" size="sm" icon={Plus} disabled={disabled || adding} onPress={() => setAdding(true)}>
          {t('layers.addEntity')}
        </Button>
      }
    >
      <div className="col" style={{ '--g': '20px' }}>
        <p className="t2 sm">{t('layers.lead')}</p>
        {adding && (
          <EntityForm
            onAdd={(entity) => {
              onChange({ ...structure, entities: [...entities, { ...entity, id: freshId() }] })
              setAdding(false)
            }}
            onClose={() => setAdding(false)}
          />
        )}
        {entities.length > 0 && level(null, undefined)}
        {entities.map(({ id, name }) => (
          <section key={id} className={s['layer']} aria-label={name}>
            <div className="row">
              <h3 className="fw6 grow">{name}</h3>
              <IconButton
                icon={Trash2}
                label={t('removeName', { name })}
                disabled={disabled}
                onPress={() => removeEntity(id)}
              />
            </div>
            {faults?.[id] !== undefined && <FieldFoot error={faults[id]} />}
            {level(id, name)}
          </section>
        ))}
        <Checkbox
          checked={structure.restBelow}
          disabled={disabled}
          onChange={(restBelow) => onChange({ ...structure, restBelow })}
        >
          {t('layers.restBelow')}
        </Checkbox>
        {error !== undefined && (
          <div role="alert">
            <FieldFoot error={error} />
          </div>
        )}
      </div>
    </Card>
  )
}

type LevelProps = {
  ofId: string | null
  /** The entity's name; undefined for the company itself. */
  name: string | undefined
  candidates: readonly Holder[]
  stakes: readonly Stake[]
  disabled: boolean
  onChange: (stakes: readonly Stake[]) => void
}

/** The owners of one entity, and a row that adds one. */
function Level({ ofId, name, candidates, stakes, disabled, onChange }: LevelProps) {
  const t = useTranslations('companies')
  const [owner, setOwner] = useState<string>()
  const [text, setText] = useState('')
  const held = stakes.filter((stake) => stake.ofId === ofId)
  const free = candidates.filter(({ id }) => held.every(({ ownerId }) => ownerId !== id))
  const share = shareOf(text)
  const title = name === undefined ? t('layers.ofThis') : t('layers.ownersOf', { name })
  const add = () => {
    if (owner === undefined || share === null) return
    onChange([...stakes, { ownerId: owner, ofId, share }])
    setOwner(undefined)
    setText('')
  }
  return (
    <fieldset className={s['owners']}>
      <legend className="t3 sm">{title}</legend>
      {held.map((stake) => {
        const label = candidates.find(({ id }) => id === stake.ownerId)?.name ?? ''
        return (
          <div key={stake.ownerId} className="row">
            <span className="grow">{label}</span>
            <b className="num">{shareText(stake.share)}</b>
            <IconButton
              icon={Trash2}
              label={t('layers.removeOwner', { owner: label, title })}
              disabled={disabled}
              onPress={() => onChange(stakes.filter((each) => each !== stake))}
            />
          </div>
        )
      })}
      {free.length > 0 && (
        <div className={s['addOwner']}>
          <Select
            label={t('layers.owner')}
            options={free.map(({ id, name: label }) => ({ code: id, value: label }))}
            value={owner}
            disabled={disabled}
            onChange={setOwner}
          />
          <TextInput
            label={t('layers.share')}
            value={text}
            disabled={disabled}
            inputMode="decimal"
            format={(typed) => typed.replace(/[^\d.]/gu, '')}
            decimals={2}
            suffix="%"
            onChange={setText}
            onEnter={add}
          />
          <Button
            kind="secondary"
            aria-label={t('layers.addTo', { title })}
            disabledReason={owner === undefined || share === null ? t('layers.incomplete') : undefined}
            disabled={disabled}
            onPress={add}
          >
            {t('layers.add')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
