import { isInside } from './link.ts'

/** Returns every link to the site in a content, each once: the values of `href` at any depth. */
export function insideLinks(content: unknown): string[] {
  const found = new Set<string>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    for (const [key, inner] of Object.entries(node)) {
      if (key === 'href' && typeof inner === 'string' && isInside(inner)) found.add(inner)
      else visit(inner)
    }
  }
  visit(content)
  return [...found]
}
