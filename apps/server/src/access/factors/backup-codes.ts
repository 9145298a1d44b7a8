import type { Random } from '#platform/random/random.ts'

const COUNT = 10
const HALF = 5
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

/** Codes of fifty bits each, without ambiguous characters. */
export const newBackupCodes = ({ bytes }: Pick<Random, 'bytes'>): string[] =>
  Array.from({ length: COUNT }, () => {
    const letters = Array.from(bytes(2 * HALF), (byte) => LETTERS[byte % LETTERS.length]).join('')
    return `${letters.slice(0, HALF)}-${letters.slice(HALF)}`
  })
