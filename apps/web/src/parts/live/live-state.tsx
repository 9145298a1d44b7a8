import { Status, type Tone } from '@tessera/ui/badge.tsx'
import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import type { LiveState as State } from '../live.ts'
import { live } from '../live-page.ts'
import { momentText } from '../time-text.ts'
import { useToday } from '../use-today.ts'
import s from './live-state.module.css'

const tones: Record<State, Tone> = { live: 'positive', 'catching-up': 'info', stale: 'warning' }

/**
 * Shows how fresh the prices on this screen are. Its width fits the longer of the usual states, so that nothing beside
 * it moves.
 */
export const LiveState = () => {
  const t = useTranslations('live')
  const { state, since } = useSyncExternalStore(live.subscribe, live.status)
  const today = useToday()
  const time = since === undefined ? '--' : momentText(new Date(since).toISOString(), today)
  return (
    <span className={s['place']}>
      <output>
        <Status tone={tones[state]}>{state === 'stale' ? t('stale', { time }) : t(state)}</Status>
      </output>
      <span className={s['room']} aria-hidden>
        <Status tone="info">{t('catching-up')}</Status>
      </span>
    </span>
  )
}
