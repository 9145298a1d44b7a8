import { personRoleWords } from '@tessera/contract/identity/companies/company-words.ts'
import { documentTypes } from '@tessera/contract/identity/kyc/kyc.ts'
import { MAX_PERSONS, personRoles } from '@tessera/domain/identity/companies/persons.ts'
import { Badge } from '@tessera/ui/badge.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { plainDigits } from '@tessera/ui/text-rules.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Application } from '#identity/companies/companies.queries.ts'
import { shareOf, shareText } from '#identity/companies/share-text.ts'
import { CountrySelect } from '#parts/country-select.tsx'
import { useNameFault } from '#parts/use-name-fault.ts'
import { DayInput } from '#parts/day-input.tsx'
import { refusalAt } from '#parts/form.ts'
import { freshId } from '#parts/fresh-id.ts'
import { useLocale } from '#parts/use-locale.ts'
import s from './company-changes.module.css'
import { type Draft, newPerson, type PersonDraft } from './draft.ts'

type PeopleProps = {
  draft: Draft
  application: Application
  error: Error | undefined
  onChange: (over: Partial<Draft>) => void
}

/** The persons after the change: each can be edited or removed, and persons can be added. */
export function PeopleFields({ draft, application, error, onChange }: PeopleProps) {
  const t = useTranslations('company-changes')
  const [open, setOpen] = useState<string>()
  const set = (next: PersonDraft) =>
    onChange({ persons: draft.persons.map((each) => (each.id === next.id ? next : each)) })
  const add = () => {
    const person = newPerson(freshId())
    onChange({ persons: [...draft.persons, person] })
    setOpen(person.id)
  }
  const remove = ({ id, isNew }: PersonDraft) =>
    onChange({
      persons: draft.persons.filter((each) => each.id !== id),
      ...(!isNew && { removed: [...draft.removed, id] }),
      structure: { ...draft.structure, stakes: draft.structure.stakes.filter(({ ownerId }) => ownerId !== id) },
    })
  const removedPersons = application.persons.filter(({ id }) => draft.removed.includes(id))
  return (
    <Card
      title={t('people')}
      titleEnd={
        <Button kind="soft" size="sm" icon={Plus} disabled={draft.persons.length >= MAX_PERSONS} onPress={add}>
          {t('addPerson')}
        </Button>
      }
    >
      <ul className={s['people']}>
        {draft.persons.map((person) => (
          <li key={person.id} className={s['personRow']}>
            <div className="row">
              <b className="grow">{person.name === '' ? t('newPerson') : person.name}</b>
              <span className="num">{person.share === null ? '--' : shareText(person.share)}</span>
              <Button
                kind="ghost"
                size="xs"
                aria-label={t(open === person.id ? 'closePerson' : 'editPerson', { name: person.name })}
                aria-expanded={open === person.id}
                onPress={() => setOpen(open === person.id ? undefined : person.id)}
              >
                {t(open === person.id ? 'close' : 'edit')}
              </Button>
              <Button
                kind="ghost"
                size="xs"
                aria-label={t('removePerson', { name: person.name })}
                onPress={() => remove(person)}
              >
                {t('remove')}
              </Button>
            </div>
            {open === person.id && <PersonFields person={person} error={error} onChange={set} />}
          </li>
        ))}
        {removedPersons.map(({ id, name }) => (
          <li key={id} className={s['personRow']}>
            <span className="t3">{name}</span> <Badge tone="warning">{t('leaves')}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}

type PersonProps = { person: PersonDraft; error: Error | undefined; onChange: (person: PersonDraft) => void }

function PersonFields({ person, error, onChange }: PersonProps) {
  const t = useTranslations('companies')
  const locale = useLocale()
  const at = (field: string) => refusalAt(error, `persons.${person.id}.${field}`)
  const nameFault = useNameFault()
  const [share, setShare] = useState(person.share === null ? '' : String(person.share / 100))
  return (
    <div className="fields">
      <TextInput
        label={t('personName')}
        value={person.name}
        fault={nameFault(person.name)}
        error={at('name')}
        onChange={(name) => onChange({ ...person, name })}
      />
      <TextInput
        label={t('ownership')}
        value={share}
        optional
        inputMode="decimal"
        format={(text) => text.replace(/[^\d.]/gu, '')}
        decimals={2}
        suffix="%"
        onChange={(text) => {
          setShare(text)
          onChange({ ...person, share: shareOf(text) })
        }}
      />
      <fieldset className={`span ${s['roles']}`}>
        <legend className="t2 sm">{t('roles')}</legend>
        {personRoles.map((role) => (
          <Checkbox
            key={role}
            checked={person.roles.includes(role)}
            onChange={(isOn) =>
              onChange({
                ...person,
                roles: isOn ? [...person.roles, role] : person.roles.filter((each) => each !== role),
              })
            }
          >
            {personRoleWords[role][locale]}
          </Checkbox>
        ))}
      </fieldset>
      <DayInput
        label={t('birthDate')}
        placeholder={t('day')}
        value={person.birthDate}
        error={at('birthDate')}
        onChange={(birthDate) => onChange({ ...person, birthDate })}
      />
      <CountrySelect
        label={t('nationality')}
        value={person.nationality ?? undefined}
        error={at('nationality')}
        onChange={(nationality) => onChange({ ...person, nationality })}
      />
      <Select
        label={t('idType')}
        options={documentTypes.map((value) => ({ code: value, value: t(`idTypes.${value}`) }))}
        value={person.idType ?? undefined}
        error={at('idType')}
        onChange={(idType) => onChange({ ...person, idType })}
      />
      <TextInput
        label={t('idNumber')}
        placeholder={t('idNumberHelp')}
        value={person.idNumber}
        optional={!person.isNew}
        maxLength={30}
        format={plainDigits}
        error={at('idNumber')}
        onChange={(idNumber) => onChange({ ...person, idNumber })}
      />
    </div>
  )
}
