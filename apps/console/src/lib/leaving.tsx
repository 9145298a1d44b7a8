import type { BlockerFnArgs, HistoryLocation, RouterHistory } from '@tanstack/history'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { useRouter } from '@tessera/ui/router.tsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'

type LeaveWords = (word: 'leaveTitle' | 'leaveText' | 'leave' | 'stay') => string
type Leaving = {
  /** Something typed is not saved. */
  dirty: boolean
  /** What in the address names the thing that is edited: while that stays, nobody leaves. */
  edits: string
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

/** Asks whoever leaves before what they typed is lost: by a link, by Back, or by closing the tab. Who goes on gets where they wanted. */
export function useLeaving({ dirty, edits, t }: Leaving): Way {
  const { history } = useRouter()
  const [going, setGoing] = useState<() => void>()
  const isFree = useRef(false)
  const pass = (go: () => void) => {
    isFree.current = true
    go()
    isFree.current = false
  }
  useEffect(() => {
    if (!dirty) return undefined
    return history.block({
      blockerFn: (move) => {
        if (isFree.current || namedIn(move.currentLocation, edits) === namedIn(move.nextLocation, edits)) return false
        setGoing(() => goOn(history, move))
        return true
      },
    })
  }, [dirty, edits, history])
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

const namedIn = ({ pathname, search }: HistoryLocation, edits: string): string =>
  `${pathname} ${new URLSearchParams(search).get(edits)}`

const freely = { ignoreBlocker: true }
// oxlint-disable-next-line no-underscore-dangle -- the history counts its own steps under this name
const placeOf = ({ state }: HistoryLocation): number => state.__TSR_index
/** Where somebody was held back from. */
const goOn =
  (history: RouterHistory, { action, currentLocation, nextLocation }: BlockerFnArgs) =>
  (): void => {
    const { href } = nextLocation
    if (action === 'PUSH') history.push(href, undefined, freely)
    else if (action === 'REPLACE') history.replace(href, undefined, freely)
    else history.go(placeOf(nextLocation) - placeOf(currentLocation), freely)
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
