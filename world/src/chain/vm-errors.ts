import type { FailedTransactionMetadata } from 'litesvm'
import * as internal from 'litesvm/dist/internal.js'

// Declared as const enums, which single-file compilers cannot resolve; at run time they are plain objects.
const names: Readonly<Record<string, unknown>> = { ...internal }

const nameIn = (list: string, value: unknown): string =>
  Object.entries(names[list] ?? {}).find(([, number]) => number === value)?.[0] ?? 'Unknown'

/** The error in the shape of a node: 'BlockhashNotFound' or {InstructionError: [0, {Custom: 1}]}. */
export function errorOf(failed: FailedTransactionMetadata): unknown {
  const err = failed.err()
  if (typeof err === 'number') return nameIn('TransactionErrorFieldless', err)
  if (!(err instanceof internal.TransactionErrorInstructionError)) return err.toString()
  const inner = err.err()
  const reason =
    inner instanceof internal.InstructionErrorCustom
      ? { Custom: inner.code }
      : nameIn('InstructionErrorFieldless', inner)
  return { InstructionError: [err.index, reason] }
}
