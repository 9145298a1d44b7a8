import { useQuery } from '@tanstack/react-query'
import type { SettingArea, SettingOf } from '@tessera/contract/platform/settings/setting-areas.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { LiftStop } from '#access/stops/lift-stop.tsx'
import { type Part, SetStop } from '#access/stops/set-stop.tsx'
import { activeStops, type Stop } from '#access/stops/stops.queries.ts'
import { useMay } from '#parts/me.queries.ts'
import { utcText } from '#parts/time-text.ts'

/** The stops that close what an area opens. */
const scopesOf: { readonly [Area in SettingArea]?: Part['scopes'] } = {
  registration: ['registration'],
  maintenance: ['maintenance'],
  withdrawalLimits: ['withdrawals'],
  coin: ['coin'],
  network: ['network_deposits', 'network_withdrawals'],
}

/** The part of the exchange that one person can close from the settings of an area. */
export function partOf({ area, subject }: SettingOf): Part | undefined {
  const scopes = scopesOf[area]
  return scopes && { scopes, subjectId: subject }
}

/** The running stops of what these settings open, and a button that closes it at once. */
export function SettingStops({ part }: { part: Part }) {
  const t = useTranslations('stops')
  const shell = useTranslations('shell')
  const [mayRead, maySet, mayLift] = [useMay('stops.read'), useMay('stops.set'), useMay('stops.lift')]
  const { data } = useQuery({ ...activeStops, enabled: mayRead })
  const [setting, setSetting] = useState(false)
  const [lifting, setLifting] = useState<Stop>()
  const running = data?.rows.filter((stop) => part.scopes.includes(stop.scope) && stop.subjectId === part.subjectId)
  return (
    <>
      {running?.map((stop) => (
        <Banner
          key={stop.id}
          tone="negative"
          action={
            mayLift && (
              <Button kind="secondary" size="xs" onPress={() => setLifting(stop)}>
                {t('liftNow')}
              </Button>
            )
          }
        >
          {t('running', { scope: t(`scopes.${stop.scope}`), until: utcText(stop.until), reason: stop.reason })}
        </Banner>
      ))}
      <div>
        <Button
          kind="danger"
          size="sm"
          disabledReason={maySet ? undefined : shell('notAllowed')}
          onPress={() => setSetting(true)}
        >
          {t('now')}
        </Button>
      </div>
      {setting && <SetStop part={part} onClose={() => setSetting(false)} />}
      {lifting && <LiftStop stop={lifting} onClose={() => setLifting(undefined)} />}
    </>
  )
}
