/**
 * A screen without user activity for this long counts as idle: its automatic requests do not keep the session alive
 * (AUT-23).
 */
const ATTENDED_MS = 60_000
const touches = ['pointerdown', 'keydown', 'click', 'wheel', 'touchstart'] as const

/** Opening a page counts as activity. */
let touchedAt = Date.now()

export const isUserIdle = (): boolean => Date.now() - touchedAt > ATTENDED_MS

/** Calls `listener` when the user does something on this page. Returns a function that stops it. */
export function onUserActivity(listener: () => void): () => void {
  const onEvent = () => {
    touchedAt = Date.now()
    listener()
  }
  const how = { capture: true, passive: true }
  for (const touch of touches) window.addEventListener(touch, onEvent, how)
  return () => {
    for (const touch of touches) window.removeEventListener(touch, onEvent, how)
  }
}
