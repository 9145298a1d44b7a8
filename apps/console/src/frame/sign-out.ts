import { toast } from '@tessera/ui/toast.tsx'
import { type Act, useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { closeSession } from '#parts/session.ts'

/** Logs out. If that fails, the reason is shown and the session continues. */
export const useSignOut = (): Act<undefined> =>
  useAct(
    () => api.operators.logout({}),
    closeSession,
    ({ message }) => toast('negative', message),
  )
