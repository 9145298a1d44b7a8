import { useTakenOver } from '@tessera/ui/use-known.ts'
import type { ReactNode } from 'react'

/**
 * The fields of a form on a page that the server draws: closed until the browser has taken the page over, so that nothing
 * typed is lost and no password is sent by the browser's own submit, which puts it into the address.
 */
export const Fields = ({ children }: { children: ReactNode }) => (
  <fieldset disabled={!useTakenOver()} style={{ display: 'contents' }}>
    {children}
  </fieldset>
)
