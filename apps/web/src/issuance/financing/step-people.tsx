import { issuerRoleWords } from '@tessera/contract/issuance/financing/financing-words.ts'
import { type IssuerPerson, issuerRoles, MAX_PEOPLE } from '@tessera/domain/issuance/financing/application.ts'
import { Button, IconButton } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { FieldFoot } from '@tessera/ui/field.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { fieldErrorOf, mayEdit } from '#identity/companies/step.ts'
import { api } from '#parts/api.ts'
import { freshId } from '#parts/fresh-id.ts'
import { useLocale } from '#parts/use-locale.ts'
import s from './financing.module.css'
import type { StepProps } from './step.ts'

type Typed = { readonly [K in keyof IssuerPerson]: K extends 'role' ? IssuerPerson['role'] : string } & {
  readonly key: string
}
const nobody = (role: IssuerPerson['role']): Typed => ({ key: freshId(), name: '', role, email: '', phone: '' })
const whole = (rows: readonly Typed[]): IssuerPerson[] =>
  rows.flatMap(({ name, role, email, phone }) =>
    name.trim() === ''
      ? []
      : [{ name: name.trim(), role, email: email.trim() || null, phone: phone.replaceAll(/[^\d+]/gu, '') || null }],
  )

/** The directors and the contact for our questions. A person is saved once named. */
export function PeopleStep(step: StepProps) {
  const t = useTranslations('financing')
  const { application, saving } = step
  const disabled = !mayEdit(application, 'people')
  const [rows, setRows] = useState<readonly Typed[]>(() => {
    const saved = (application?.people ?? []).map((each) => ({
      ...each,
      key: freshId(),
      email: each.email ?? '',
      phone: each.phone ?? '',
    }))
    return saved.length === 0 ? [nobody('director')] : saved
  })
  const keep = (next: readonly Typed[]) => void saving.save('people', () => api.financing.save({ people: whole(next) }))
  const set = (next: readonly Typed[], isSavedAtOnce: boolean) => {
    setRows(next)
    if (isSavedAtOnce) keep(next)
  }
  return (
    <Card title={t('steps.people')}>
      <div className="col" style={{ '--g': '24px' }}>
        <p className="t2">{t('peopleText')}</p>
        {rows.map((row, at) => (
          <PersonRow
            key={row.key}
            {...{ row, disabled }}
            n={at + 1}
            onChange={(part, isSavedAtOnce) =>
              set(
                rows.map((each, index) => (index === at ? { ...each, ...part } : each)),
                isSavedAtOnce,
              )
            }
            onLeave={() => keep(rows)}
            onRemove={() =>
              set(
                rows.filter((_each, index) => index !== at),
                true,
              )
            }
          />
        ))}
        <FieldFoot error={fieldErrorOf(step)('people')} />
        {!disabled && rows.length < MAX_PEOPLE && (
          <div>
            <Button kind="secondary" size="sm" icon={Plus} onPress={() => setRows([...rows, nobody('contact')])}>
              {t('addPerson')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}

type RowProps = {
  row: Typed
  n: number
  disabled: boolean
  onChange: (part: Partial<Typed>, isSavedAtOnce: boolean) => void
  onLeave: () => void
  onRemove: () => void
}

function PersonRow({ row, n, disabled, onChange, onLeave, onRemove }: RowProps) {
  const t = useTranslations('financing')
  const locale = useLocale()
  const field = (name: 'name' | 'email' | 'phone') => ({
    value: row[name],
    disabled,
    onChange: (text: string) => onChange({ [name]: text }, false),
    onBlur: onLeave,
  })
  return (
    <div className={s['person']}>
      <TextInput {...field('name')} label={t('personName', { n: String(n) })} maxLength={100} />
      <Select
        label={t('role', { n: String(n) })}
        options={issuerRoles.map((value) => ({ code: value, value: issuerRoleWords[value][locale] }))}
        value={row.role}
        onChange={(role) => onChange({ role }, true)}
        disabled={disabled}
      />
      <TextInput {...field('email')} label={t('email', { n: String(n) })} type="email" maxLength={254} />
      <TextInput {...field('phone')} label={t('phone', { n: String(n) })} type="tel" maxLength={20} />
      {!disabled && <IconButton icon={Trash2} label={t('removePerson', { n: String(n) })} onPress={onRemove} />}
    </div>
  )
}
