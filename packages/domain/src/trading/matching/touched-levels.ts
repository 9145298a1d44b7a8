import type { Records } from './records.ts'

/**
 * Returns a set that collects every level that a ladder or a book opens, closes or reads through these records from now
 * on. Tests limit the work of a command with it. Level 0 means none and is left out. The caller clears the set before
 * each command.
 */
export function touchedLevels(records: Records): Set<number> {
  const touched = new Set<number>()
  const touch = (level: number): void => void (level !== 0 && touched.add(level))
  const [rankOf, spareOf] = [records.rankOf.bind(records), records.spareOf.bind(records)]
  const allocateLevel = records.allocateLevel.bind(records)
  records.rankOf = (level) => {
    touch(level)
    return rankOf(level)
  }
  // Closing a level starts by reading its position.
  records.spareOf = (level) => {
    touch(level)
    return spareOf(level)
  }
  records.allocateLevel = (...of) => {
    const level = allocateLevel(...of)
    touch(level)
    return level
  }
  return touched
}
