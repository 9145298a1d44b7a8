import type { RouterHistory } from '@tanstack/react-router'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ConsoleRouter } from '#frame/router.ts'
import { useRouter } from './console-router.ts'

type LeaveWords = (word: 'leaveTitle' | 'leaveText' | 'leave' | 'stay') => string
type Leaving = {
  /** True while there is unsaved input. */
  dirty: boolean
  /** The search parameter that names the edited item. A navigation that keeps it needs no confirmation. */
  edits: 'edit' | 'text'
  t: LeaveWords
}
type UnsavedChanges = {
  /** Navigates at once, or asks first. */
  leave: (go: () => void) => void
  /** Navigates without a question, because the input was saved. */
  pass: (go: () => void) => void
  /** The confirmation dialog, while it is open. */
  question: ReactNode
}

/**
 * Asks for confirmation before a link, Back or closing the tab discards unsaved input. Once confirmed, the navigation
 * continues. The address does not change while the question is open.
 */
export function useUnsavedChanges({ dirty, edits, t }: Leaving): UnsavedChanges {
  const router = useRouter()
  const [going, setGoing] = useState<() => void>()
  const isFree = useRef(false)
  const pass = (go: () => void) => {
    isFree.current = true
    go()
    isFree.current = false
  }
  useEffect(() => {
    if (!dirty) return undefined
    const blockerFn = (move: Move): boolean => {
      if (
        isFree.current ||
        editedIn(router, move.currentLocation, edits) === editedIn(router, move.nextLocation, edits)
      )
        return false
      setGoing(() => () => continueNavigation(router.history, move))
      return true
    }
    return router.history.block({ blockerFn })
  }, [dirty, edits, router])
  const answered = () => setGoing(undefined)
  return {
    leave: (go) => (dirty ? setGoing(() => go) : go()),
    pass,
    question: going && (
      <LeaveDialog
        t={t}
        onStay={answered}
        onLeave={() => {
          answered()
          pass(going)
        }}
      />
    ),
  }
}

type Move = Parameters<Parameters<RouterHistory['block']>[0]['blockerFn']>[0]
type MoveLocation = Move['nextLocation']

function editedIn(router: ConsoleRouter, location: MoveLocation, edits: Leaving['edits']): string {
  const { pathname, search } = router.parseLocation(location)
  return `${pathname} ${edits in search ? String(Object.entries(search).find(([name]) => name === edits)?.[1]) : ''}`
}

/** Continues a blocked navigation. A jump over several history entries ends at the entry that was requested. */
function continueNavigation(history: RouterHistory, { action, currentLocation, nextLocation }: Move): void {
  const free = { ignoreBlocker: true }
  if (action === 'PUSH') return history.push(nextLocation.href, nextLocation.state, free)
  if (action === 'REPLACE') return history.replace(nextLocation.href, nextLocation.state, free)
  history.go(entryOf(nextLocation) - entryOf(currentLocation), free)
}

/** The number of an entry in the browser's history, as the router counts them. */
const entryOf = ({ state: { __TSR_index: index } }: MoveLocation): number => index

type LeaveProps = { t: LeaveWords; onLeave: () => void; onStay: () => void }

const LeaveDialog = ({ t, onLeave, onStay }: LeaveProps) => (
  <ConfirmDialog
    open
    urgent
    kind="danger"
    title={t('leaveTitle')}
    confirm={t('leave')}
    cancel={t('stay')}
    onConfirm={onLeave}
    onClose={onStay}
  >
    <p>{t('leaveText')}</p>
  </ConfirmDialog>
)
