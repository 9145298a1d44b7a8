import { personRoleWords } from '@tessera/contract/identity/companies/company-words.ts'
import { Badge } from '@tessera/ui/badge.tsx'
import { IconButton } from '@tessera/ui/button.tsx'
import { graphemes } from '@tessera/ui/graphemes.ts'
import { shareTone } from '@tessera/ui/share-bar.tsx'
import { Pencil, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { countries } from '#parts/countries.ts'
import { useLocale } from '#parts/use-locale.ts'
import type { Person } from './companies.queries.ts'
import s from './companies.module.css'
import { shareText } from './share-text.ts'

type RowProps = {
  person: Person
  at: number
  locked: boolean
  /** True if the register of companies named the person, who then cannot be removed. */
  fromRegister: boolean
  onEdit: () => void
  onRemove: () => void
}

const initials = (name: string): string =>
  name
    .split(/\s+/u)
    .slice(0, 2)
    .map((part) => [...graphemes(part)][0] ?? '')
    .join('')
    .toUpperCase()

export function PersonRow({ person, at, locked, fromRegister, onEdit, onRemove }: RowProps) {
  const t = useTranslations('companies')
  const locale = useLocale()
  const names = useMemo(() => countries(locale), [locale])
  const { name, nationality, birthDate, roles, share, complete } = person
  const facts = [
    names.find((each) => each.code === nationality)?.value,
    birthDate === null ? undefined : t('born', { year: birthDate.slice(0, 4) }),
    fromRegister ? t('register.from') : undefined,
  ].filter((each) => each !== undefined)
  return (
    <li className={s['person']}>
      <span className={s['mini']} style={share === null ? {} : { '--tone': shareTone(at) }} aria-hidden>
        {initials(name)}
      </span>
      <div className="col" style={{ '--g': '0' }}>
        <b className="fw6 truncate">{name}</b>
        <span className="xs t3">{facts.join(' · ')}</span>
      </div>
      <span className={`t2 ${s['role']}`}>{roles.map((role) => personRoleWords[role][locale]).join(', ')}</span>
      <b className="num">{share === null ? '--' : shareText(share)}</b>
      <span className={s['state']}>
        <Badge tone={complete ? 'positive' : 'warning'}>{t(complete ? 'complete' : 'incomplete')}</Badge>
      </span>
      <span className="row" style={{ '--g': '0' }}>
        <IconButton icon={Pencil} label={t('editName', { name })} onPress={onEdit} disabled={locked} />
        <IconButton
          icon={Trash2}
          label={t('removeName', { name })}
          onPress={onRemove}
          disabled={locked || fromRegister}
        />
      </span>
    </li>
  )
}
