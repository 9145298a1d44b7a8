/** Dispatched on `window` once React listens to the page. */
export const LISTENING = 'tessera:listening'

/**
 * Remembers the last early click on a button or tab and repeats it once React listens. Call it before the first paint.
 * React misses clicks on a server-rendered page before its scripts have run. Links work without it, and forms are
 * disabled until then.
 */
export function keepEarlyClick(): void {
  let early: HTMLElement | undefined
  let pressed: HTMLElement | undefined
  const press = (event: Event): void => void (pressed = controlOf(event))
  const click = (event: Event): void => {
    early = controlOf(event)
    if (early === undefined) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('pointerdown', press, true)
  addEventListener('click', click, true)
  const stop = (): void => {
    removeEventListener('pointerdown', press, true)
    removeEventListener('click', click, true)
    early?.click()
    if (early === undefined && pressed !== undefined) finishPress(pressed)
  }
  addEventListener('tessera:listening', stop, { once: true })
}

const controlOf = ({ target }: Event): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('button,[role=tab]')) || undefined

/** React missed the start of this press, so its end is replaced with a separate click. */
function finishPress(control: HTMLElement): void {
  const finish = (event: Event): void => {
    if (!event.isTrusted || controlOf(event) !== control) return
    event.preventDefault()
    event.stopImmediatePropagation()
    control.click()
  }
  addEventListener('click', finish, { capture: true, once: true })
}
