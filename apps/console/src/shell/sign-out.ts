import { toast } from '@tessera/ui/toast.tsx'
import { type Act, useAct } from '../lib/act.ts'
import { api } from '../lib/api.ts'
import { closeSession } from '../lib/session.ts'

/** Leaves the console; who could not is told why, and is still signed in. */
export const useSignOut = (): Act<undefined> =>
  useAct(
    () => api.operators.logout({}),
    closeSession,
    ({ message }) => toast('negative', message),
  )
