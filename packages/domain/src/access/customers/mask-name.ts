const HAN = /\p{Script=Han}/u

/**
 * Masks a name so that only people who know it recognize it: `Ada Wong` → `A*** W***`, `张三丰` → `*丰`. A longer Chinese
 * name is a company's and shows its first two characters. The mask hides the length.
 */
export function maskName(name: string): string {
  const words = name.trim().split(/\s+/u)
  return words.map(maskWord).join(' ')
}

function maskWord(word: string): string {
  const signs = Array.from(word)
  if (!HAN.test(word)) return `${signs[0] ?? ''}***`
  return signs.length > 4 ? `${signs.slice(0, 2).join('')}***` : `*${signs.at(-1) ?? ''}`
}
