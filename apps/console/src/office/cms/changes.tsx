import type { CmsContent } from '@tessera/contract/office/cms/cms-content.ts'
import { differences, type Difference } from '@tessera/domain/office/cms/differ.ts'
import type { ArticleBlock } from '@tessera/ui/article.tsx'
import { Badge, type Tone } from '@tessera/ui/badge.tsx'
import type { Translate } from '@tessera/ui/messages.ts'
import { useTranslations } from 'use-intl'
import s from './cms.module.css'
import { Read, textBlocksOf } from './read-text.tsx'
import { languages } from './text-form.ts'

const tones: Record<Difference<unknown>['is'], Tone> = {
  same: 'neutral',
  added: 'positive',
  removed: 'negative',
  changed: 'warning',
}

type ChangesProps = { before: CmsContent | undefined; after: CmsContent; whole?: boolean }

/** The changes of a text, block by block in both languages; with `whole` also the unchanged blocks. */
export function Changes({ before, after, whole = false }: ChangesProps) {
  const t = useTranslations('cms')
  const rows = differences(before === undefined ? [] : pairsOf(before, t), pairsOf(after, t))
  const visibleRows = whole ? rows : rows.filter(({ is }) => is !== 'same')
  if (visibleRows.length === 0) return <p className="t3">{t('unchanged')}</p>
  return (
    <ol className={s['changes']}>
      {visibleRows.map((row, n) => (
        // oxlint-disable-next-line react/no-array-index-key -- a difference is identified by its index
        <li key={n} data-is={row.is}>
          <Badge tone={tones[row.is]}>{t(`difference.${row.is}`)}</Badge>
          {row.is === 'changed' && (
            <del>
              <Sides blocks={row.before} />
            </del>
          )}
          <Sides blocks={row.item} />
        </li>
      ))}
    </ol>
  )
}

type Pair = readonly (ArticleBlock | undefined)[]
/** Each block paired with the same one in the other language. */
function pairsOf(content: CmsContent, t: Translate<'cms'>): Pair[] {
  const [en, zh] = [textBlocksOf(content, 'en_US', t), textBlocksOf(content, 'zh_CN', t)]
  return en.map((block, n) => [block, zh[n]])
}

const Sides = ({ blocks }: { blocks: Pair }) => (
  <div className={s['both']}>
    {blocks.map((block, n) => (
      <div key={languages[n]}>{block && <Read blocks={[block]} />}</div>
    ))}
  </div>
)
