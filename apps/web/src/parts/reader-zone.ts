import { offsetMinutes, offsetText } from '@tessera/domain/platform/clock/time-zone.ts'
import { useSyncExternalStore } from 'react'

/** Remembered on this device, so that a page shows the zone of the account before the account is loaded. */
const KEY = 'time-zone'
const listeners = new Set<() => void>()

/** The browser's zone, read once: loading the tables of Intl takes long. */
let browser: string | undefined
export const browserZone = (): string => (browser ??= Intl.DateTimeFormat().resolvedOptions().timeZone)

const stored = (): string | undefined => {
  try {
    return localStorage.getItem(KEY) ?? undefined
  } catch {
    // Blocked storage: the account sets the zone once it is loaded.
    return undefined
  }
}
let chosen: string | undefined = typeof localStorage === 'undefined' ? undefined : stored()

/** Uses the zone of the account; undefined follows the browser. */
export function setReaderZone(zone: string | undefined): void {
  if (zone === chosen) return
  chosen = zone
  try {
    if (zone === undefined) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, zone)
  } catch {
    // Blocked storage keeps nothing; this page still uses the zone.
  }
  for (const each of listeners) each()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
/** The zone that the account chose; undefined for the browser's, and on a server that renders pages. */
export const useReaderZone = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => chosen,
    () => undefined,
  )

/** Minutes by which the reader's zone is ahead of UTC at a moment. */
export const readerOffset = (at: Date): number =>
  chosen === undefined ? -at.getTimezoneOffset() : offsetMinutes(chosen, at)

/** `Asia/Singapore, UTC+08:00`: the reader's zone at a moment. */
export const zoneText = (at: Date): string => `${chosen ?? browserZone()}, UTC${offsetText(readerOffset(at))}`
