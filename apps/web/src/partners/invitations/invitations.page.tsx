import { Failed } from '@tessera/ui/empty.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { agentSummary } from '#partners/agents/agents.queries.ts'
import { CommissionTable } from '#partners/agents/commission-table.tsx'
import { userInfo } from '#access/customers/customers.queries.ts'
import { MoreCodes } from './applications.tsx'
import { InvitationTable } from './invitation-table.tsx'
import { OwnInvitation } from './own-invitation.tsx'
import { useSessionToken } from '#parts/session.ts'
import { PageLoading } from '#parts/page-loading.tsx'

/** The reader's invitation code and the invited people. A sub-account has neither. */
export function InvitationsPage() {
  const t = useTranslations('invitations')
  const { data: user, isError, refetch } = useQuery(userInfo(useSessionToken()))
  if (!user && !isError) return <PageLoading />
  return (
    <>
      <div className="page-head">
        <div className="grow">
          <h1 className="h3">{t('title')}</h1>
          <p className="t2">{user?.inviteCode === null ? t('notForSubs') : t('lead')}</p>
        </div>
      </div>
      {!user && <Failed title={t('failed')} onRetry={() => void refetch()} />}
      {typeof user?.inviteCode === 'string' && (
        <>
          <OwnInvitation code={user.inviteCode} />
          <InvitationTable code={user.inviteCode} />
          <MoreCodes />
          <Rewards />
        </>
      )}
    </>
  )
}

/** The rewards; hidden until there are any, because Tessera may pay none for invitations. */
function Rewards() {
  const { data } = useQuery(agentSummary('month'))
  return data !== undefined && data.coins.length > 0 ? <CommissionTable /> : null
}
