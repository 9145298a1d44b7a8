import { Status, type Tone } from '@tessera/ui/badge.tsx'
import { useSyncExternalStore } from 'react'
import type { LiveState as State } from '../lib/live.ts'
import { live } from '../lib/live-page.ts'
import { stampText } from '../lib/time-text.ts'
import { useLiveWords } from './live-words.ts'

const tones: Record<State, Tone> = { live: 'positive', 'catching-up': 'info', stale: 'warning' }

/** How fresh the prices on this screen are. */
export const LiveState = () => {
  const t = useLiveWords()
  const { state, since } = useSyncExternalStore(live.subscribe, live.standing)
  const time = since === undefined ? '--' : stampText(new Date(since).toISOString()).slice(11)
  return (
    <output>
      <Status tone={tones[state]}>{state === 'stale' ? t('stale', { time }) : t(state)}</Status>
    </output>
  )
}
