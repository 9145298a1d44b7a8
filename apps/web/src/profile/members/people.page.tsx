import { Button } from '@tessera/ui/button.tsx'
import { Failed } from '@tessera/ui/empty.tsx'
import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ActsCard } from './acts-card.tsx'
import { InvitationCard } from './invitation-card.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { type Member, memberList } from './members.queries.ts'
import { type MemberAction, PeopleTable } from './people-table.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { RolesDialog } from './roles-dialog.tsx'

/** The people of a company, open invitations and the activity history. */
export function PeoplePage() {
  const t = useTranslations('members')
  const { data, isPending, isError, refetch } = useQuery(memberList())
  const [open, setOpen] = useState<'invite' | { what: MemberAction; member: Member }>()
  const close = () => setOpen(undefined)
  const count = data === undefined ? 0 : data.rows.length - 1 + data.invitations.length
  const closed =
    data === undefined || !data.isCompany
      ? t('companyOnly')
      : !data.mayChange
        ? t('needsRole')
        : count >= data.max
          ? t('full')
          : undefined
  return (
    <>
      <div className="page-head">
        <div className="grow">
          <h1 className="h3">{t('title')}</h1>
          <p className="t2">{t('lead')}</p>
        </div>
        <div className="row" style={{ '--g': '16px' }}>
          {data && <span className="sm t3 num">{t('used', { count: String(count), max: String(data.max) })}</span>}
          <Button size="sm" icon={UserPlus} disabledReason={closed} onPress={() => setOpen('invite')}>
            {t('invite')}
          </Button>
        </div>
      </div>
      {isError && !data ? (
        <Failed title={t('failed')} onRetry={() => void refetch()} />
      ) : (
        <PeopleTable
          rows={data?.rows ?? []}
          loading={isPending}
          mayChange={data?.mayChange ?? false}
          onAction={(what, member) => setOpen({ what, member })}
        />
      )}
      {data?.isCompany && <InvitationCard rows={data.invitations} mayChange={data.mayChange} />}
      {data?.isCompany && <ActsCard />}
      {open === 'invite' && <InviteDialog onClose={close} />}
      {typeof open === 'object' && open.what === 'setRoles' && <RolesDialog of={open.member} onClose={close} />}
      {typeof open === 'object' && open.what === 'remove' && <RemoveDialog of={open.member} onClose={close} />}
    </>
  )
}
