import type { HeadTag } from '@tessera/contract/office/cms/cms.ts'
import type { z } from 'zod'

type Tag = z.output<typeof HeadTag>

const made = ({ tag, attributes }: Tag): HTMLElement => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.dataset['head'] = ''
  return element
}

/** Replaces the head tags that the server wrote for the first page, unless they are the same. */
export function writeHead(tags: readonly Tag[]): void {
  const before = [...document.head.querySelectorAll('[data-head]')]
  const after = tags.map(made)
  if (before.length === after.length && after.every((each, at) => before[at]?.isEqualNode(each) === true)) return
  for (const each of before) each.remove()
  document.head.append(...after)
}
