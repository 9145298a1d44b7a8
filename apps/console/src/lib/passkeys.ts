import type { ReplyOf } from '@tessera/contract/endpoint.ts'
import type { operatorPasskeys } from '@tessera/contract/operator-passkeys.ts'
import { useTranslations } from 'use-intl'

type CreationOptions = ReplyOf<typeof operatorPasskeys.addOptions>['options']
type RequestOptions = ReplyOf<typeof operatorPasskeys.loginOptions>['options']

/** The library is loaded when a device is asked, so that nobody else waits for it. */
const device = () => import('@simplewebauthn/browser')

export async function makePasskey(options: CreationOptions) {
  const { startRegistration } = await device()
  const { id, response } = await startRegistration({ optionsJSON: options })
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { id, clientDataJSON, attestationObject, transports }
}

export async function answerPasskey(options: RequestOptions) {
  const { startAuthentication } = await device()
  const { id, response } = await startAuthentication({ optionsJSON: options })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return { id, clientDataJSON, authenticatorData, signature, ...(userHandle !== undefined && { userHandle }) }
}

/** Words for what a device said; what the server refused says it itself. */
export function useDeviceWords(): (error: Error | null) => string | undefined {
  const t = useTranslations('operators')
  return (error) => {
    if (error === null) return undefined
    if (error.name === 'NotAllowedError' || error.name === 'AbortError') return t('passkeys.cancelled')
    return error.name === 'InvalidStateError' ? t('passkeys.known') : error.message
  }
}
