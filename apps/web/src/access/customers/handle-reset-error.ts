import { ApiError } from '@tessera/contract/platform/http/client.ts'

const over = new Set(['PASSWORD_RESET_EXPIRED', 'PASSWORD_RESET_UNPROVEN'])

/** Returns to the account step with the reason if the reset cannot continue. Shows other errors on the screen. */
export const handleResetError =
  (onOver: (why: string) => void) =>
  (error: Error): void => {
    if (error instanceof ApiError && over.has(error.code)) onOver(error.message)
  }
