import { Status, type Tone } from '@tessera/ui/badge.tsx'
import { Banner } from '@tessera/ui/banner.tsx'
import { Details } from '@tessera/ui/card.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { stampText } from '#parts/time-text.ts'
import type { Subscription } from './subscriptions.queries.ts'
import { WithdrawSubscription } from './withdraw-subscription.tsx'

const toneOf: Record<Subscription['status'], Tone> = {
  pending: 'warning',
  rejected: 'negative',
  approved: 'info',
  disbursed: 'positive',
  disburse_failed: 'negative',
}

/** The columns that subscriptions and token purchases share. */
export function useSharedColumns(dateTitle: string) {
  const t = useTranslations('subscriptions')
  return {
    date: {
      key: 'date',
      title: dateTitle,
      optional: true,
      cell: ({ date }) => <time className="t2">{stampText(date)}</time>,
    },
    status: {
      key: 'status',
      title: t('records.status'),
      cell: ({ status }) => <Status tone={toneOf[status]}>{t(`records.statuses.${status}`)}</Status>,
    },
  } satisfies Record<string, Column<Subscription>>
}

type SubscriptionDetailsProps = {
  of: Subscription
  items: ComponentProps<typeof Details>['items']
  children?: ReactNode
}

/**
 * The details below a subscription's row. They are a warning if its units are late, its facts, the reason if it ended,
 * and a button to withdraw it.
 */
export function SubscriptionDetails({ of: r, items, children }: SubscriptionDetailsProps) {
  const t = useTranslations('subscriptions')
  const cause = r.cause === null ? [] : [{ term: t('records.cause'), value: t(`records.causes.${r.cause}`) }]
  return (
    <div className="col" style={{ '--g': '12px', maxWidth: 640 }}>
      {r.status === 'disburse_failed' && <Banner tone="warning">{t('records.late')}</Banner>}
      <Details tight items={[...items, ...cause]} />
      {children}
      {r.cancellable && <WithdrawSubscription subscription={r} />}
    </div>
  )
}
