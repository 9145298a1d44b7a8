import type { DatabaseStateName } from '@tessera/contract/office/public-config/public-config.ts'
import { type Refusal, refuse } from '@tessera/domain/platform/outcome/outcome.ts'

const codeOf = { read_only: 'SITE_READ_ONLY', full: 'STORAGE_FULL' } as const

/** Returns the refusal of a write in this state of the database; undefined while it takes writes. */
export const writeRefusal = (state: DatabaseStateName): Refusal<'SITE_READ_ONLY' | 'STORAGE_FULL'> | undefined =>
  state === 'writable' ? undefined : refuse(codeOf[state])
