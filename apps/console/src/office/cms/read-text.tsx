import type { CmsContent, ContentOf } from '@tessera/contract/office/cms/cms-content.ts'
import { blocksIn } from '@tessera/contract/office/cms/cms-reading.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { BRAND_MARK } from '@tessera/domain/office/cms/kinds.ts'
import { Article, type ArticleBlock } from '@tessera/ui/article.tsx'
import type { Translate } from '@tessera/ui/messages.ts'
import { utcText } from '#parts/time-text.ts'
import { Picture } from './picture.tsx'

const picture = (of: { uploadId: string; alt: string }) => <Picture {...of} />
const hrefOf = (href: string) => href

/** Renders blocks as a reader will see them. */
export const Read = ({ blocks }: { blocks: readonly ArticleBlock[] }) => (
  <Article blocks={blocks} hrefOf={hrefOf} picture={picture} />
)

type Words = Translate<'cms'>
const words = (text: string): ArticleBlock => ({ type: 'paragraph', runs: [{ text, marks: [], href: null }] })
const title = (text: string): ArticleBlock => ({ type: 'heading', level: 2, text })

const chosen = (uploadId: string | null, alt: string): ArticleBlock =>
  uploadId === null ? words(BRAND_MARK) : { type: 'image', uploadId, alt }

/**
 * All blocks of a text in one language, in the order of the page, and its other settings translated by `t`. Used for
 * the preview and the comparison.
 */
export function textBlocksOf(content: CmsContent, locale: Locale, t: Words): ArticleBlock[] {
  switch (content.kind) {
    case 'page':
    case 'legal':
    case 'announcement': {
      const { title: name, summary, blocks } = content
      const edition = content.kind === 'legal' ? [words(content.edition)] : []
      return [title(name[locale]), ...edition, words(summary[locale]), ...blocksIn(blocks, locale)]
    }
    case 'faq': {
      const rank = t('fact', { label: t('fields.rank'), value: String(content.rank) })
      const onLanding = t('fact', {
        label: t('fields.onLanding'),
        value: t(content.onLanding ? 'yesOrNo.yes' : 'yesOrNo.no'),
      })
      return [title(content.question[locale]), ...blocksIn(content.answer, locale), words(rank), words(onLanding)]
    }
    case 'footer': {
      const { tagline, columns, notes, links } = content
      return [words(tagline[locale]), ...blocksIn([...columns, ...notes, ...links], locale)]
    }
    case 'banner': {
      const { text, link } = content
      const settings = [words(text[locale]), words(hoursOf(content, t)), words(placesOf(content, t))]
      return link === null ? settings : [...settings, { type: 'link', href: link.href, text: link.text[locale] }]
    }
    case 'seo': {
      const all = [content, ...Object.values(content.routes)]
      const lines = all.flatMap((each) => [
        title(each.title[locale]),
        words(each.description[locale]),
        words(each.keywords[locale]),
      ])
      const { favicon, logo, logoAlt } = content
      return [...lines, chosen(favicon[locale], content.title[locale]), chosen(logo[locale], logoAlt[locale])]
    }
    default:
      return content satisfies never
  }
}

function hoursOf({ tone, validFrom, validUntil }: ContentOf<'banner'>, t: Words): string {
  const facts = { tone: t(`tones.${tone}`), from: utcText(validFrom) }
  return validUntil === null ? t('bannerOpen', facts) : t('bannerHours', { ...facts, until: utcText(validUntil) })
}

/** The screens and products that show a banner. */
function placesOf({ screens = [], products = [] }: ContentOf<'banner'>, t: Words): string {
  const places = [...screens.map((screen) => t(`bannerScreens.${screen}`)), ...products]
  return t('fact', {
    label: t('fields.screens'),
    value: places.length === 0 ? t('bannerScreens.all') : places.join(' · '),
  })
}
