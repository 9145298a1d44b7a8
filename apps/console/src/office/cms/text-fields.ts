import { type CmsKind, seoRoutes } from '@tessera/domain/office/cms/kinds.ts'
import type { BlockType, Path } from './text-form.ts'
import type { en_US } from './cms.messages.en_US.ts'

export type FieldName = keyof (typeof en_US)['fields']
export type TextField = {
  readonly path: Path
  readonly name: FieldName
  /** line, note and picture: one for each language. text: one for both. blocks: a list of blocks. */
  readonly as:
    | 'line'
    | 'note'
    | 'picture'
    | 'text'
    | 'number'
    | 'flag'
    | 'tone'
    | 'time'
    | 'blocks'
    | 'bannerLink'
    | 'screens'
    | 'products'
  readonly blocks?: readonly BlockType[]
}

const every: readonly BlockType[] = ['paragraph', 'heading', 'list', 'link', 'table', 'image']
const field = (name: FieldName, as: TextField['as'], blocks?: readonly BlockType[]): TextField => ({
  path: [name],
  name,
  as,
  ...(blocks && { blocks }),
})
const article = [field('title', 'line'), field('summary', 'note'), field('blocks', 'blocks', every)]
const seo = [field('title', 'line'), field('description', 'note'), field('keywords', 'line')]

/** The input fields of each kind of text, in the order of the screen. */
export const fieldsOf: Readonly<Record<CmsKind, readonly TextField[]>> = {
  page: article,
  legal: [field('edition', 'text'), ...article],
  announcement: article,
  faq: [
    field('question', 'line'),
    field('answer', 'blocks', ['paragraph', 'list', 'link']),
    field('rank', 'number'),
    field('onLanding', 'flag'),
  ],
  footer: [
    field('tagline', 'line'),
    field('columns', 'blocks', ['heading', 'link']),
    field('notes', 'blocks', ['paragraph']),
    field('links', 'blocks', ['link']),
  ],
  banner: [
    field('text', 'note'),
    field('tone', 'tone'),
    field('link', 'bannerLink'),
    field('screens', 'screens'),
    field('products', 'products'),
    field('validFrom', 'time'),
    field('validUntil', 'time'),
  ],
  seo: [...seo, field('favicon', 'picture'), field('logo', 'picture'), field('logoAlt', 'line')],
}

/** The same fields for each screen that search engines index. */
export const routeFields = seoRoutes.map((route) => ({
  route,
  fields: seo.map((each) => ({ ...each, path: ['routes', route, ...each.path] })),
}))
