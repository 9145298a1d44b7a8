import { isInside } from './link.ts'

/** Every link into the site that a content carries, each once; a link is what stands under `href`, at any depth. */
export function insideLinks(content: unknown): string[] {
  const found = new Set<string>()
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    for (const [key, inner] of Object.entries(node)) {
      if (key === 'href' && typeof inner === 'string' && isInside(inner)) found.add(inner)
      else look(inner)
    }
  }
  look(content)
  return [...found]
}
