import { useQuery } from '@tanstack/react-query'
import { Badge, type Tone } from '@tessera/ui/badge.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Drawer } from '@tessera/ui/drawer.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { listText } from '#parts/list-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { useMay } from '#parts/me.queries.ts'
import { screenPath } from '#parts/paths.ts'
import { LoadingOrError } from '#parts/loading-or-error.tsx'
import { SetStop } from '#access/stops/set-stop.tsx'
import { UnfreezeOrReset } from './unfreeze-or-reset.tsx'
import s from './customers.module.css'
import { AdjustBalance } from './adjust-balance.tsx'
import { AdjustmentList } from './adjustment-list.tsx'
import { CodeList } from './code-list.tsx'
import { customerSecurity, type Security } from './customers.queries.ts'
import { EndSessions, type Ending } from './end-sessions.tsx'
import { LimitList } from './limit-list.tsx'
import { ChangeFreeze } from './change-freeze.tsx'
import { type OwnFreeze, PauseList } from './pause-list.tsx'
import { ProtectionList } from './protection-list.tsx'
import { LoginList, SettingList } from './record-lists.tsx'
import { SessionList } from './session-list.tsx'

const toneOf: Record<Security['status'], Tone> = { active: 'positive', frozen: 'negative', closed: 'neutral' }

/** The security of one account at the time of opening, and the operator's actions on it. */
export function SecurityDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('customers')
  const { data, error, refetch } = useQuery(customerSecurity(id))
  const [changing, setChanging] = useState(false)
  const [ending, setEnding] = useState<Ending>()
  const [stopping, setStopping] = useState(false)
  const [adjusting, setAdjusting] = useState(false)
  const [freeze, setFreeze] = useState<OwnFreeze>()
  return (
    <Drawer
      open
      onClose={onClose}
      title={data?.number ?? t('security')}
      titleEnd={data && <Badge tone={toneOf[data.status]}>{t(`status.${data.status}`)}</Badge>}
      foot={
        data && (
          <Acts
            of={data}
            onChange={() => setChanging(true)}
            onEnd={() => setEnding('all')}
            onFreeze={() => setStopping(true)}
            onAdjust={() => setAdjusting(true)}
          />
        )
      }
    >
      {data === undefined ? (
        <LoadingOrError error={error} onRetry={() => void refetch()} />
      ) : (
        <Sections of={data} onEnd={setEnding} onFreeze={setFreeze} />
      )}
      {data && changing && <UnfreezeOrReset customer={data} onClose={() => setChanging(false)} />}
      {data && adjusting && <AdjustBalance customer={data} onClose={() => setAdjusting(false)} />}
      {data && stopping && <SetStop customer={data} onClose={() => setStopping(false)} />}
      {freeze && <ChangeFreeze freeze={freeze} onClose={() => setFreeze(undefined)} />}
      {data && ending !== undefined && (
        <EndSessions id={data.id} ending={ending} onClose={() => setEnding(undefined)} />
      )}
    </Drawer>
  )
}

type SectionsProps = { of: Security; onEnd: (ending: Ending) => void; onFreeze: (freeze: OwnFreeze) => void }
function Sections({ of, onEnd, onFreeze }: SectionsProps) {
  const t = useTranslations('customers')
  const locale = useLocale()
  const mayReadLedger = useMay('ledger.read')
  const mayRead = useMay('customers.read')
  const owned = of.subAccounts.map(({ number }) => number)
  const invited = of.invited.newest.map(({ number }) => number)
  const parts = [
    ['protection', <ProtectionList key="protection" of={of} />],
    ['withdrawals', <PauseList key="withdrawals" of={of} onChange={onFreeze} />],
    ['limits', <LimitList key="limits" of={of} />],
    ...(mayRead ? [['adjustments', <AdjustmentList key="adjustments" customerId={of.id} />] as const] : []),
    ...(of.invitationCodes.length === 0 ? [] : [['codes', <CodeList key="codes" of={of} />] as const]),
    ['sessions', <SessionList key="sessions" of={of} onEnd={onEnd} />],
    ['logins', <LoginList key="logins" rows={of.logins} />],
    ['settings', <SettingList key="settings" rows={of.settings} />],
  ] as const
  return (
    <>
      <p className={s['head']}>
        {[of.name, t(`types.${of.type}`)].filter((part) => part !== null).join(' · ')}
        <br />
        {of.owner && (
          <>
            {t('ownedBy', of.owner)}
            <br />
          </>
        )}
        {owned.length > 0 && (
          <>
            {t('owns', { list: listText(locale, owned) })}
            <br />
          </>
        )}
        {of.inviter && (
          <>
            {t('invitedBy', of.inviter)}
            <br />
          </>
        )}
        {of.invited.total > 0 && (
          <>
            {t('invited', { count: String(of.invited.total), list: listText(locale, invited) })}
            <br />
          </>
        )}
        {t('looked')}
        {mayReadLedger && (
          <>
            <br />
            <a className="link" href={screenPath(locale, 'ledger', { customer: of.number })}>
              {t('ledger')}
            </a>
          </>
        )}
      </p>
      {parts.map(([name, list]) => (
        <section key={name} className={s['section']} aria-label={t(`sections.${name}`)}>
          <h3 className="h5">{t(`sections.${name}`)}</h3>
          {list}
        </section>
      ))}
    </>
  )
}

type ActsProps = { of: Security } & Readonly<Record<'onChange' | 'onEnd' | 'onFreeze' | 'onAdjust', () => void>>
function Acts({ of, onChange, onEnd, onFreeze, onAdjust }: ActsProps) {
  const t = useTranslations('customers')
  const shell = useTranslations('shell')
  const mayManage = useMay('customers.manage')
  const mayStop = useMay('stops.set')
  const mayAdjust = useMay('adjustments.decide')
  const notAllowed = mayManage ? undefined : shell('notAllowed')
  const closed = of.status === 'closed' ? t('closedAlready') : undefined
  return (
    <div className={s['acts']}>
      <Button
        kind="secondary"
        disabledReason={notAllowed ?? (of.sessions.length === 0 ? t('nobodySignedIn') : undefined)}
        onPress={onEnd}
      >
        {t('endAll')}
      </Button>
      {mayAdjust && (
        <Button kind="secondary" disabledReason={closed} onPress={onAdjust}>
          {t('adjust.button')}
        </Button>
      )}
      <Button kind="danger" disabledReason={(mayStop ? undefined : shell('notAllowed')) ?? closed} onPress={onFreeze}>
        {t('freeze')}
      </Button>
      <Button disabledReason={notAllowed ?? closed} onPress={onChange}>
        {t('change')}
      </Button>
    </div>
  )
}
