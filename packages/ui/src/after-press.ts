let isPressed = false

if (typeof window !== 'undefined') {
  addEventListener('pointerdown', () => (isPressed = true), { capture: true })
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => (isPressed = false), { capture: true })
}

/**
 * Runs at once, or after the click if the pointer is down. A page that moves while the pointer is down would take the
 * pressed control away from it, and the press would do nothing.
 */
export function afterPress(run: () => void): void {
  if (!isPressed) {
    run()
    return
  }
  const ended = new AbortController()
  const finish = (): void => {
    ended.abort()
    setTimeout(run)
  }
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, finish, { signal: ended.signal })
}
