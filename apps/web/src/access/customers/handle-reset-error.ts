import { ApiError } from '@tessera/contract/platform/http/client.ts'

const over = new Set(['PASSWORD_RESET_EXPIRED', 'PASSWORD_RESET_UNPROVEN'])

/** Back to the account with the reason, where nothing on the screen can save the reset. */
export const handleResetError =
  (onOver: (why: string) => void) =>
  (error: Error): void => {
    if (error instanceof ApiError && over.has(error.code)) onOver(error.message)
  }
