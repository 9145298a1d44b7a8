import { CircleCheck, CircleX, type LucideIcon, TriangleAlert } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { cx } from './classes.ts'
import { ui } from './constants.ts'
import { Icon } from './icon.tsx'
import { Loader } from './loader.tsx'
import s from './toast.module.css'
import { useHydrated } from './use-hydrated.ts'

export type ToastTone = 'positive' | 'negative' | 'warning' | 'busy'
type ToastEntry = { readonly id: number; readonly tone: ToastTone; readonly text: string }

const iconOf: Record<Exclude<ToastTone, 'busy'>, LucideIcon> = {
  positive: CircleCheck,
  negative: CircleX,
  warning: TriangleAlert,
}

let current: ToastEntry | undefined
let lastId = 0
const listeners = new Set<() => void>()

function show(next: ToastEntry | undefined): void {
  current = next
  for (const listener of listeners) listener()
}

/** Shows one short sentence at the top of the page, from anywhere; a new one replaces the old one. */
export function toast(tone: ToastTone, text: string): void {
  lastId += 1
  show({ id: lastId, tone, text })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Both live regions exist from the start, because a region that appears together with its text is not read aloud. */
export function Toaster() {
  const now = useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  )
  useEffect(() => {
    if (!now) return undefined
    const timer = setTimeout(() => show(undefined), ui.toastMs)
    return () => clearTimeout(timer)
  }, [now])
  // A server has no document for a portal; the browser adds the regions after hydration.
  if (!useHydrated()) return null
  const urgent = now?.tone === 'negative'
  return createPortal(
    <div className={s['region']} data-react-aria-top-layer="true">
      <output>{now && !urgent && <ToastBox key={now.id} {...now} />}</output>
      <div role="alert">{now && urgent && <ToastBox key={now.id} {...now} />}</div>
    </div>,
    document.body,
  )
}

const ToastBox = ({ tone, text }: ToastEntry) => (
  <div className={cx(s['toast'], s[tone])}>
    {tone === 'busy' ? <Loader /> : <Icon of={iconOf[tone]} size={20} />}
    {text}
  </div>
)
