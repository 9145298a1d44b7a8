import type { ClientInfo } from '@tessera/contract/platform/http/client.ts'
import { useSyncExternalStore } from 'react'
import { deviceId } from './session.ts'
import { sha256 } from './sha256.ts'

const KEY = 'tessera.deviceRecognition'
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** True unless the reader has switched recognition of this device off. */
export const isRecognized = (): boolean => localStorage.getItem(KEY) !== 'off'

/** The setting that lets the server recognize this device, stored in this browser. */
export function useRecognition(): readonly [on: boolean, set: (on: boolean) => void] {
  const on = useSyncExternalStore(subscribe, isRecognized, () => true)
  return [on, setRecognition]
}

function setRecognition(on: boolean): void {
  if (on) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, 'off')
  for (const listener of listeners) listener()
}

let hashed: { readonly text: string; readonly hash: Promise<string> } | undefined

/** The hash of this browser's public properties and of the random id of this installation (decision G9). */
function securityInfo(): Promise<string> {
  const { userAgent, languages } = navigator
  const { width, height, colorDepth } = screen
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const text = JSON.stringify([userAgent, width, height, colorDepth, zone, languages, deviceId()])
  if (hashed?.text !== text) hashed = { text, hash: sha256(text) }
  return hashed.hash
}

/** The fields added to every body (specification §7). Without https, the browser has no cryptography for the hash. */
export async function clientInfo(): Promise<ClientInfo> {
  const uaTime = Date.now()
  return isSecureContext && isRecognized() ? { uaTime, securityInfo: await securityInfo() } : { uaTime }
}
