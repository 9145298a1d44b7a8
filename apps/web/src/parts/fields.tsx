import { useHydrated } from '@tessera/ui/use-hydrated.ts'
import type { ReactNode } from 'react'

/**
 * Disables the fields of a form until React has hydrated it. No input is lost, and the browser's own submit cannot put
 * a password into the address.
 */
export const Fields = ({ children }: { children: ReactNode }) => (
  <fieldset disabled={!useHydrated()} style={{ display: 'contents' }}>
    {children}
  </fieldset>
)
