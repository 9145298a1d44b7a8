import type { companies } from '@tessera/contract/identity/companies/companies.ts'
import { personRoleWords } from '@tessera/contract/identity/companies/company-words.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { personRoles } from '@tessera/domain/identity/companies/persons.ts'
import { documentTypes } from '@tessera/contract/identity/kyc/kyc.ts'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { FieldFoot } from '@tessera/ui/field.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { plainDigits } from '@tessera/ui/text-rules.ts'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useNameFault } from '#parts/use-name-fault.ts'
import { freshId } from '#parts/fresh-id.ts'
import { useLocale } from '#parts/use-locale.ts'
import type { Person } from './companies.queries.ts'
import s from './companies.module.css'
import { SavedCountry, SavedDay, SavedText } from './saved-fields.tsx'
import { shareOf } from './share-text.ts'
import type { StepProps } from './step.ts'

type Given = Omit<InputOf<typeof companies.savePerson>, 'id'>
type RegisterField = Person['registerFields'][number]
type Field = RegisterField | 'birthDate'
type EditorProps = {
  step: StepProps
  /** Undefined until a new person has a name. */
  id: string | undefined
  onNamed: (id: string) => void
  onClose: () => void
}

/** Edits one person. Each fact is saved as it is typed; for a new person, only once there is a name. */
export function PersonEditor({ step, id, onNamed, onClose }: EditorProps) {
  const t = useTranslations('companies')
  const person = step.application?.persons.find((each) => each.id === id)
  const { keep, held, errorAt } = useKeep({ step, id, onNamed })
  const isLocked = (name: RegisterField): boolean => person?.registerFields.includes(name) === true
  const field = (name: Field) => ({
    error: errorAt(name),
    disabled: name !== 'birthDate' && isLocked(name),
  })
  const helpOf = (name: RegisterField, help?: string): string | undefined =>
    isLocked(name) ? t('register.from') : help
  const nameError = useNameFault()
  const roles = person?.roles ?? held.roles ?? []
  return (
    <Card
      title={person === undefined ? t('newPerson') : t('editing', { name: person.name })}
      titleEnd={<span className="t3 sm">{t('savedAsYouType')}</span>}
    >
      <div className="fields">
        <SavedText
          {...field('name')}
          label={t('personName')}
          help={helpOf('name', id === undefined ? t('nameFirst') : undefined)}
          start={person?.name ?? null}
          send={(name) => name !== null && keep('name', { name })}
          check={nameError}
          whole
        />
        <SavedText
          {...field('share')}
          label={t('ownership')}
          help={helpOf('share')}
          optional
          start={person?.share == null ? null : String(person.share / 100)}
          send={(text) => keep('share', { share: shareOf(text ?? '') })}
          inputMode="decimal"
          format={(text) => text.replace(/[^\d.]/gu, '')}
          decimals={2}
          suffix="%"
        />
        <div className="span">
          <Roles
            roles={roles}
            fixed={person?.registerRoles ?? []}
            error={errorAt('roles')}
            onChange={(next) => keep('roles', { roles: next })}
          />
        </div>
        <SavedDay
          {...field('birthDate')}
          label={t('birthDate')}
          start={person?.birthDate ?? null}
          send={(birthDate) => keep('birthDate', { birthDate })}
        />
        <SavedCountry
          {...field('nationality')}
          label={t('nationality')}
          help={helpOf('nationality')}
          start={person?.nationality ?? held.nationality ?? null}
          send={(nationality) => keep('nationality', { nationality })}
        />
        <Select
          {...field('idType')}
          label={t('idType')}
          help={helpOf('idType')}
          options={documentTypes.map((value) => ({ code: value, value: t(`idTypes.${value}`) }))}
          value={person?.idType ?? held.idType ?? undefined}
          onChange={(idType) => keep('idType', { idType })}
        />
        <SavedText
          {...field('idNumber')}
          label={t('idNumber')}
          placeholder={isLocked('idNumber') ? (person?.idNumberMasked ?? '') : t('idNumberHelp')}
          help={helpOf(
            'idNumber',
            person?.idNumberMasked == null ? undefined : t('idNumberSaved', { number: person.idNumberMasked }),
          )}
          start={null}
          send={(idNumber) => idNumber !== null && keep('idNumber', { idNumber })}
          format={plainDigits}
          maxLength={30}
          whole
        />
        <div className="span row">
          <span className="grow" />
          <Button kind="secondary" size="sm" onPress={onClose}>
            {t('done')}
          </Button>
        </div>
      </div>
    </Card>
  )
}

type Role = (typeof personRoles)[number]
type RolesProps = {
  roles: readonly Role[]
  /** Roles from the register, which cannot be removed. */
  fixed: readonly Role[]
  error: string | undefined
  onChange: (roles: Role[]) => void
}

function Roles({ roles, fixed, error, onChange }: RolesProps) {
  const t = useTranslations('companies')
  const locale = useLocale()
  return (
    <fieldset className={s['roleGroup']}>
      <legend className="sm fw5">{t('roles')}</legend>
      <div className={s['roles']}>
        {personRoles.map((role) => (
          <Checkbox
            key={role}
            checked={roles.includes(role)}
            disabled={fixed.includes(role)}
            onChange={(on) => onChange(personRoles.filter((each) => (each === role ? on : roles.includes(each))))}
          >
            {personRoleWords[role][locale]}
          </Checkbox>
        ))}
      </div>
      <FieldFoot error={error} />
    </fieldset>
  )
}

/** Saves the facts of one person; those of a person without a name are held back until there is one. */
function useKeep({ step: { application, saving, tried }, id, onNamed }: Omit<EditorProps, 'onClose'>) {
  const [held, setHeld] = useState<Given>({})
  const known = useRef<{ id: string | undefined; held: Given }>({ id, held: {} })
  const [session] = useState(freshId)
  const at = (name: string): string => `${session}.${name}`
  const keep = (name: string, given: Given) => {
    known.current.held = { ...known.current.held, ...given }
    setHeld(known.current.held)
    if (known.current.id === undefined && known.current.held.name === undefined) return
    // A retry for a new person has the same idempotency key, so the person is not created twice.
    const [whole, idempotencyKey] = [known.current.held, freshId()]
    void saving.save(at(name), async () => {
      const first = known.current.id === undefined
      const input = first ? whole : { id: known.current.id, ...given }
      const reply = await api.companies.savePerson(input, { idempotencyKey })
      known.current.id = reply.personId
      if (first) onNamed(reply.personId)
      return reply
    })
  }
  const errorAt = (name: string): string | undefined =>
    saving.refused[at(name)] ??
    (tried ? application?.missing.find(({ field }) => field === `persons.${id}.${name}`)?.text : undefined)
  return { keep, held, errorAt }
}
