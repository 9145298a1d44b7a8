import { toast } from '@tessera/ui/toast.tsx'
import { type Act, useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { closeSession } from '#parts/session.ts'

/** Leaves the console; who could not is told why, and is still signed in. */
export const useSignOut = (): Act<undefined> =>
  useAct(
    () => api.operators.logout({}),
    closeSession,
    ({ message }) => toast('negative', message),
  )
