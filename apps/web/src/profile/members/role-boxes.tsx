import { type MemberRole, memberRoles } from '@tessera/domain/profile/members/roles.ts'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { useTranslations } from 'use-intl'

type RoleBoxesProps = { roles: readonly MemberRole[]; onChange: (roles: MemberRole[]) => void; locked: boolean }

/** Checkboxes of the roles besides viewing, in the order to which a code is bound. */
export const RoleBoxes = ({ roles, onChange, locked }: RoleBoxesProps) => {
  const t = useTranslations('members')
  return (
    <fieldset className="col" style={{ '--g': '12px', border: 0, padding: 0, margin: 0 }}>
      <legend className="sm fw6">{t('roles')}</legend>
      <p className="sm t2">{t('everyone')}</p>
      {memberRoles.map((role) => (
        <Checkbox
          key={role}
          checked={roles.includes(role)}
          disabled={locked}
          onChange={(on) => onChange(memberRoles.filter((each) => (each === role ? on : roles.includes(each))))}
        >
          <span className="col" style={{ '--g': '2px' }}>
            <b className="fw6">{t(`role.${role}`)}</b>
            <span className="sm t2">{t(`roleHelp.${role}`)}</span>
          </span>
        </Checkbox>
      ))}
    </fieldset>
  )
}
