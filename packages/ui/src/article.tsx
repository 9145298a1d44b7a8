import { Fragment, type ReactNode, useRef } from 'react'
import { Link } from 'react-aria-components'
import s from './article.module.css'
import { cx } from './classes.ts'
import { MoreColumns } from './more-columns.tsx'

/** Words in one style. Markup in them is shown as text. */
export type ArticleRun = {
  readonly text: string
  readonly marks: readonly ('bold' | 'italic')[]
  readonly href: string | null
}
type Picture = { readonly uploadId: string; readonly alt: string }
export type ArticleBlock =
  | { readonly type: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly type: 'paragraph'; readonly runs: readonly ArticleRun[] }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly (readonly ArticleRun[])[] }
  | { readonly type: 'link'; readonly href: string; readonly text: string }
  | { readonly type: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | ({ readonly type: 'image' } & Picture)

type Renderers = {
  /** Returns the address of a link, such as a path of the site in the reader's language. */
  hrefOf: (href: string) => string
  picture?: (of: Picture) => ReactNode
}
type ArticleProps = Renderers & { blocks: readonly ArticleBlock[]; small?: boolean }

/** A text of typed blocks (headings, paragraphs, lists, links, tables, pictures) with a readable line length. */
export const Article = ({ blocks, small = false, ...renderers }: ArticleProps) => (
  <div className={cx(s['article'], small && s['small'])}>
    {blocks.map((block, n) => (
      // oxlint-disable-next-line react/no-array-index-key -- a block is identified by its index
      <Fragment key={n}>{blockOf(block, renderers)}</Fragment>
    ))}
  </div>
)

function blockOf(block: ArticleBlock, renderers: Renderers): ReactNode {
  switch (block.type) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3'
      return <Heading className={block.level === 2 ? 'h4' : 'h5'}>{block.text}</Heading>
    }
    case 'paragraph':
      return (
        <p>
          <Runs runs={block.runs} {...renderers} />
        </p>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((runs, n) => (
            // oxlint-disable-next-line react/no-array-index-key -- an item is identified by its index
            <li key={n}>
              <Runs runs={runs} {...renderers} />
            </li>
          ))}
        </List>
      )
    }
    case 'link':
      return (
        <p>
          <ArticleLink href={block.href} hrefOf={renderers.hrefOf}>
            {block.text}
          </ArticleLink>
        </p>
      )
    case 'table':
      return <ArticleTable {...block} />
    case 'image':
      return renderers.picture?.(block)
    default:
      return block satisfies never
  }
}

const Runs = ({ runs, hrefOf }: Renderers & { runs: readonly ArticleRun[] }) =>
  runs.map(({ text, marks, href }, n) => {
    const italic = marks.includes('italic') ? <em>{text}</em> : text
    const words = marks.includes('bold') ? <strong>{italic}</strong> : italic
    return (
      // oxlint-disable-next-line react/no-array-index-key -- a run is identified by its index
      <Fragment key={n}>
        {href === null ? (
          words
        ) : (
          <ArticleLink href={href} hrefOf={hrefOf}>
            {words}
          </ArticleLink>
        )}
      </Fragment>
    )
  })

/** External sites receive no referrer. */
export const ArticleLink = ({
  href,
  hrefOf,
  children,
}: Pick<Renderers, 'hrefOf'> & { href: string; children: ReactNode }) => (
  <Link
    className="link"
    href={hrefOf(href)}
    {...(href.startsWith('https:') && { target: '_blank', rel: 'noreferrer' })}
  >
    {children}
  </Link>
)

type TableFacts = { head: readonly string[]; rows: readonly (readonly string[])[] }

/** A table wider than the page scrolls in its own frame, also by keyboard. */
function ArticleTable(p: TableFacts) {
  const frame = useRef<HTMLElement>(null)
  return (
    <div className={s['frame']}>
      <MoreColumns frame={frame} endWidth={0} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard */}
      <section className={s['scroll']} ref={frame} tabIndex={0} aria-label={p.head.join(', ')}>
        <Cells {...p} />
      </section>
    </div>
  )
}

const Cells = ({ head, rows }: TableFacts) => (
  <table>
    <thead>
      <tr>
        {head.map((cell) => (
          <th key={cell} scope="col">
            {cell}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, n) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row is identified by its index
        <tr key={n}>
          {row.map((cell, m) => (
            // oxlint-disable-next-line react/no-array-index-key -- a cell is identified by its index
            <td key={m}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
