import { graphemes } from '@tessera/ui/graphemes.ts'

/** The initials of a name: `Priya Tan` is PT, `陈思远` is 陈思. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u)
  const letters = words.length > 1 ? words.flatMap((word) => graphemes(word).slice(0, 1)) : graphemes(name.trim())
  return letters.slice(0, 2).join('').toUpperCase()
}
