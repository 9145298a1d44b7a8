import { useQuery } from '@tanstack/react-query'
import type { exits } from '@tessera/contract/payments/exits/exits.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { listText } from '#parts/list-text.ts'
import { useRoleName } from '#parts/me.queries.ts'
import { utcText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'

type Stop = ReplyOf<typeof exits.stops>['rows'][number]
const POLL_MS = 15_000
const aboutLedger: ReadonlySet<Stop['kind']> = new Set(['books_broken', 'books_unverified'])

/** All stops that block outgoing money, on every screen: scope, reason, start, and who can end them. */
export function Stops() {
  const { data } = useQuery({
    queryKey: ['exits', 'stops'],
    queryFn: () => api.exits.stops({}),
    refetchInterval: POLL_MS,
  })
  return (
    <>
      {data?.rows.map((stop) => (
        <OneStop key={stop.kind} stop={stop} />
      ))}
    </>
  )
}

function OneStop({ stop: { kind, since, reasons, ends, roles } }: { stop: Stop }) {
  const t = useTranslations('shell')
  const locale = useLocale()
  const roleName = useRoleName()
  const rules = listText(
    locale,
    reasons.map((reason) => t('stops.rule', reason)),
  )
  const who = listText(locale, roles.map(roleName))
  return (
    <Banner tone="negative" lead={t('stops.lead')} live>
      <p>
        {t(`stops.kinds.${kind}`)} {rules !== '' && t('stops.rules', { rules })}
      </p>
      <p>
        {since === null
          ? t(`stops.never.${aboutLedger.has(kind) ? 'ledger' : 'copy'}`)
          : t('stops.since', { time: utcText(since) })}
      </p>
      <p>{t(`stops.ends.${ends}`, { who })}</p>
    </Banner>
  )
}
