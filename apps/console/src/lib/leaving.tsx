import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import type { ConsoleRouter } from '../shell/router.ts'
import { useRouter } from './console-router.ts'

type LeaveWords = (word: 'leaveTitle' | 'leaveText' | 'leave' | 'stay') => string
type Leaving = {
  /** Something typed is not saved. */
  dirty: boolean
  /** The search parameter that names the edited item. A navigation that keeps it needs no confirmation. */
  edits: 'edit' | 'text'
  t: LeaveWords
}
type Way = {
  /** Goes at once, or asks first. */
  leave: (go: () => void) => void
  /** Goes without a question: what was typed is saved. */
  pass: (go: () => void) => void
  /** The question, while somebody has to answer it. */
  question: ReactNode
}

/**
 * Asks for confirmation before a link, Back or closing the tab discards unsaved input. Once confirmed, the navigation
 * continues. The address does not change while the question is open.
 */
export function useLeaving({ dirty, edits, t }: Leaving): Way {
  const router = useRouter()
  const [going, setGoing] = useState<() => void>()
  const isFree = useRef(false)
  const pass = (go: () => void) => {
    isFree.current = true
    go()
    isFree.current = false
  }
  const shouldBlockFn: ShouldBlockFn<ConsoleRouter> = useCallback(
    (move) => {
      if (isFree.current || editedIn(move.current, edits) === editedIn(move.next, edits)) return false
      setGoing(() => () => goOn(router, move))
      return true
    },
    [edits, router],
  )
  useBlocker<ConsoleRouter>({ shouldBlockFn, disabled: !dirty })
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

type Move = Parameters<ShouldBlockFn<ConsoleRouter>>[0]

const editedIn = ({ pathname, search }: Move['current'], edits: Leaving['edits']): string =>
  `${pathname} ${edits in search ? String(Object.entries(search).find(([name]) => name === edits)?.[1]) : ''}`

/** Continues a navigation that was stopped. A jump over several entries of the history becomes a new entry. */
function goOn({ buildLocation, navigate, history }: ConsoleRouter, { action, next }: Move): void {
  if (action === 'BACK') return history.back({ ignoreBlocker: true })
  if (action === 'FORWARD') return history.forward({ ignoreBlocker: true })
  const { publicHref: href } = buildLocation({ to: next.pathname, search: next.search })
  void navigate({ href, replace: action === 'REPLACE', ignoreBlocker: true })
}

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
