/** The argument names of an ICU message. Braces alternate: an argument, the texts of its cases, their arguments. */
export function argumentsOf(sentence: string): string[] {
  const names = new Set<string>()
  let depth = 0
  for (const { 0: brace, index } of sentence.matchAll(/[{}]/g)) {
    if (brace === '}') depth -= 1
    else if (depth++ % 2 === 0) names.add(/^\s*(\w+)/.exec(sentence.slice(index + 1))?.[1] ?? '')
  }
  return [...names].toSorted()
}
