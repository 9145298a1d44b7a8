/** Two letters that stand for a name: `Priya Tan` is PT, `陈思远` is 陈思. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u)
  const letters = words.length > 1 ? words.map((word) => word.slice(0, 1)).join('') : name
  return letters.slice(0, 2).toUpperCase()
}
