import { MAX_PERSONS } from '@tessera/domain/identity/companies/persons.ts'
import { companyType } from '@tessera/domain/identity/companies/types.ts'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { Empty } from '@tessera/ui/empty.tsx'
import { FieldFoot } from '@tessera/ui/field.tsx'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import type { Person } from './companies.queries.ts'
import s from './companies.module.css'
import { Ownership } from './ownership.tsx'
import { OwnershipLayers } from './ownership-layers.tsx'
import { PersonEditor } from './person-editor.tsx'
import { PersonLinks } from './person-links.tsx'
import { PersonRow } from './person-row.tsx'
import { fieldErrorOf, mayEdit, type StepProps } from './step.ts'

/** The person in the editor; a new one has no id yet. */
type Edited = { readonly id: string | undefined; readonly session: number }

/** All owners, signatories and traders: a list, an editor, and the shares. */
export function PersonsStep(step: StepProps) {
  const { application } = step
  const [edited, setEdited] = useState<Edited>()
  const [personToRemove, setPersonToRemove] = useState<Person>()
  const persons = application?.persons ?? []
  const edit = (id: string | undefined) => setEdited({ id, session: (edited?.session ?? 0) + 1 })
  const locked = !mayEdit(application, 'persons')
  return (
    <div className={`split ${s['aside']}`}>
      <div className="col" style={{ '--g': '24px' }}>
        <PeopleCard step={step} locked={locked} onEdit={edit} onRemove={setPersonToRemove} />
        <Layers {...step} />
        {persons.length > 0 && <PersonLinks version={application?.savedAt ?? ''} />}
        {edited !== undefined && !locked && (
          <PersonEditor
            key={edited.session}
            step={step}
            id={edited.id}
            onNamed={(id) => setEdited({ ...edited, id })}
            onClose={() => setEdited(undefined)}
          />
        )}
      </div>
      <aside className={`col ${s['sticky']}`} style={{ '--g': '16px' }}>
        <Ownership application={application} />
        <WidelyHeld {...step} />
      </aside>
      {personToRemove !== undefined && (
        <Remove
          person={personToRemove}
          step={step}
          onClose={() => setPersonToRemove(undefined)}
          onRemoved={() => persons.some(({ id }) => id === edited?.id) && setEdited(undefined)}
        />
      )}
    </div>
  )
}

type PeopleProps = {
  step: StepProps
  locked: boolean
  onEdit: (id: string | undefined) => void
  onRemove: (person: Person) => void
}

function PeopleCard({ step, locked, onEdit, onRemove }: PeopleProps) {
  const t = useTranslations('companies')
  const persons = step.application?.persons ?? []
  const wrong = step.application?.missing.filter(({ field }) => field === 'persons') ?? []
  // The colors of the bar, which omits persons without a share.
  const holders = persons.filter(({ share }) => share !== null)
  const isFull = persons.length >= MAX_PERSONS
  const add = (
    <Button kind="soft" size="sm" icon={Plus} onPress={() => onEdit(undefined)} disabled={locked || isFull}>
      {t('addPerson')}
    </Button>
  )
  return (
    <Card
      flush
      title={`${t('people')} ${t('ofPeople', { count: String(persons.length), max: String(MAX_PERSONS) })}`}
      titleEnd={add}
    >
      {persons.length === 0 ? (
        <Empty title={t('noPeople')}>{t('noPeopleText')}</Empty>
      ) : (
        <ul>
          {persons.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              at={holders.indexOf(person)}
              locked={locked}
              fromRegister={person.registerFields.length > 0}
              onEdit={() => onEdit(person.id)}
              onRemove={() => onRemove(person)}
            />
          ))}
        </ul>
      )}
      {step.tried && wrong.length > 0 && (
        <div className={`${s['wrong']} ${s['lines']}`} role="alert">
          {wrong.map(({ code, text }) => (
            <FieldFoot key={code} error={text} />
          ))}
        </div>
      )}
    </Card>
  )
}

/** The indirect owners, saved with each change. */
function Layers(step: StepProps) {
  const { application, saving } = step
  if (application === undefined || !application.ownership.needed) return null
  const faults = application.missing.filter(({ field }) => field.startsWith('structure.'))
  return (
    <OwnershipLayers
      structure={application.structure}
      persons={application.persons}
      disabled={!mayEdit(application, 'persons')}
      error={saving.refused['structure']}
      faults={Object.fromEntries(faults.map(({ field, text }) => [field.slice('structure.'.length), text]))}
      onChange={(structure) => void saving.save('structure', () => api.companyOwnership.save({ structure }))}
    />
  )
}

/** A widely held company may declare so; then nobody needs a share. */
function WidelyHeld(step: StepProps) {
  const t = useTranslations('companies')
  const { application, saving } = step
  const code = application?.basics.companyType ?? null
  if (application === undefined || code === null || companyType(code).ownership !== 'may_be_widely_held') return null
  return (
    <Card>
      <Checkbox
        checked={application.basics.widelyHeld}
        disabled={!mayEdit(application, 'basics')}
        error={fieldErrorOf(step)('widelyHeld')}
        onChange={(widelyHeld) => void saving.save('widelyHeld', () => api.companies.save({ widelyHeld }))}
      >
        {t('widelyHeld')}
      </Checkbox>
    </Card>
  )
}

type RemoveProps = { person: Person; step: StepProps; onClose: () => void; onRemoved: () => void }

function Remove({ person: { id, name }, step, onClose, onRemoved }: RemoveProps) {
  const t = useTranslations('companies')
  const remove = async () => {
    onRemoved()
    await step.saving.save(`persons.${id}`, () => api.companies.removePerson({ id }))
    onClose()
  }
  return (
    <ConfirmDialog
      open
      kind="danger"
      title={t('removeTitle', { name })}
      confirm={t('remove')}
      onConfirm={() => void remove()}
      onClose={onClose}
      loading={step.saving.busy}
    >
      <p className="t2">{t('removeText')}</p>
    </ConfirmDialog>
  )
}
