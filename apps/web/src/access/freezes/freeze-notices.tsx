import type { customers } from '@tessera/contract/access/customers/customers.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { type FreezeScope, frozenScopes } from '@tessera/domain/access/security/frozen-scopes.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Snowflake } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { spanUntil, stampText } from '#parts/time-text.ts'
import { useNow } from '@tessera/ui/use-now.ts'

type User = ReplyOf<typeof customers.info>

type Freeze = User['freezes'][number]
/** Freezes with the same reason and end: one notice for all their scopes. */
type Group = Pick<Freeze, 'reason' | 'from' | 'until'> & { readonly scopes: readonly FreezeScope[] }

/** Shows which actions are paused on this account, the reason and the end, and which actions still work. */
export function FreezeNotices({ user }: { user: Pick<User, 'status' | 'freezes'> }) {
  const t = useTranslations('freezes')
  const now = useNow()
  const named = (scopes: readonly FreezeScope[]) => scopes.map((scope) => t(`scopes.${scope}`)).join(t('and'))
  const open = frozenScopes.filter((scope) => user.freezes.every((freeze) => freeze.scope !== scope))
  const closed = user.freezes.some(({ scope }) => scope === 'withdraw')
  return (
    <>
      {user.status === 'frozen' && (
        <Banner tone="negative" icon={Snowflake} lead={t('frozen')}>
          {t('frozenText')}
        </Banner>
      )}
      {groupsOf(user.freezes).map(({ reason, from, until, scopes: [first = 'withdraw', ...others] }) => (
        <Banner
          key={`${from} ${until} ${first}`}
          tone="warning"
          lead={t(`paused.${first}`, { until: stampText(until) })}
        >
          {t('left', spanUntil(until, now))} {t('why', { cause: t(`causes.${reason}`) })}{' '}
          {others.length > 0 && `${t('also', { scopes: named(others) })} `}
          {open.length > 0 && `${t('open', { scopes: named(open) })} `}
          {t(closed ? 'works' : 'worksFreely')}
        </Banner>
      ))}
    </>
  )
}

function groupsOf(freezes: readonly Freeze[]): Group[] {
  const groups = Map.groupBy(freezes, ({ reason, from, until }) => `${reason} ${from} ${until}`)
  return [...groups.values()].flatMap((rows) =>
    rows.slice(0, 1).map((row) => ({
      ...row,
      scopes: frozenScopes.filter((scope) => rows.some((each) => each.scope === scope)),
    })),
  )
}
