/** A screen that was not touched for so long asks by itself: then its calls keep no session alive (AUT-23). */
const ATTENDED_MS = 60_000
const touches = ['pointerdown', 'keydown', 'click', 'wheel', 'touchstart'] as const

/** Opening a page is a touch of it. */
let touchedAt = Date.now()

export const isUserIdle = (): boolean => Date.now() - touchedAt > ATTENDED_MS

/** Hears that the reader does something on this page. */
export function onUserActivity(listener: () => void): () => void {
  const heard = () => {
    touchedAt = Date.now()
    listener()
  }
  const how = { capture: true, passive: true }
  for (const touch of touches) window.addEventListener(touch, heard, how)
  return () => {
    for (const touch of touches) window.removeEventListener(touch, heard, how)
  }
}
