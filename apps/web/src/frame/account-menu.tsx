import { ActionMenu } from '@tessera/ui/action-menu.tsx'
import { Badge } from '@tessera/ui/badge.tsx'
import { Icon } from '@tessera/ui/icon.tsx'
import { graphemes } from '@tessera/ui/graphemes.ts'
import { ChevronDown, LogOut, User } from 'lucide-react'
import { Button } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { useLocale } from '#parts/use-locale.ts'
import { avatarTone } from './avatar-tone.ts'
import s from './frame.module.css'
import { useLogOut } from './log-out.ts'
import type { UserInfo } from '#access/customers/login-state.ts'
import { accountMenu, visibleTo } from './menus.ts'

/** `Lim Jia Wen` → LJ, `林嘉雯` → 林. */
export const initials = (name: string): string =>
  /\p{Script=Han}/u.test(name)
    ? graphemes(name).slice(0, 1).join('')
    : name
        .split(/\s+/u)
        .slice(0, 2)
        .map((part) => graphemes(part).slice(0, 1).join('').toUpperCase())
        .join('')

/** The account menu: shows the real name and account ID once verified; before, the account ID and "not certified". */
export function AccountMenu({ user, approved }: { user: UserInfo; approved: boolean }) {
  const t = useTranslations('shell')
  const locale = useLocale()
  const logOut = useLogOut()
  return (
    <ActionMenu
      label={t('account')}
      align="end"
      head={<AccountHead user={user} approved={approved} />}
      trigger={
        <Button className={s['tool'] ?? ''}>
          <Who user={user} approved={approved} />
          <span className="sr">{t('account')}</span>
          <Icon of={ChevronDown} size={14} />
        </Button>
      }
      items={[
        ...visibleTo(accountMenu, { approved, isSub: user.type === 'sub' }).map(({ id, icon, to }) => ({
          id,
          label: t(`titles.${id}`),
          icon,
          href: to(locale),
        })),
        { id: 'logout', label: t('logout'), icon: LogOut, separated: true, onPress: logOut },
      ]}
    />
  )
}

export const AccountHead = ({ user, approved }: { user: UserInfo; approved: boolean }) => {
  const t = useTranslations('shell')
  return (
    <div className={s['accountHead']}>
      {approved ? (
        <b className="fw6">{user.realName ?? user.nickname}</b>
      ) : (
        <>
          <Badge tone="warning">{t('notCertified')}</Badge>
          {user.kyc.status !== 'approved' && <span className="t2 sm">{t(`waitsFor.${user.kyc.status}`)}</span>}
        </>
      )}
      <span className="t3 sm num">{t('accountId', { id: user.userAccount })}</span>
    </div>
  )
}

const Who = ({ user, approved }: { user: UserInfo; approved: boolean }) => {
  const t = useTranslations('shell')
  if (approved && user.realName !== null)
    return (
      <>
        <span className={s['avatar']} style={{ '--tone': avatarTone(user.avatarSeed) }} aria-hidden>
          {initials(user.realName)}
        </span>
        <span className={`${s['who']} truncate`}>{user.realName}</span>
      </>
    )
  return (
    <>
      <span className={s['avatar']}>
        <Icon of={User} size={16} />
      </span>
      <span className="num">{user.userAccount}</span>
      {!approved && <Badge tone="warning">{t('notCertified')}</Badge>}
    </>
  )
}
