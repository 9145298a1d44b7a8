import { Tag } from './badge.tsx'
import s from './share-tree.module.css'

export type ShareNode = {
  readonly id: string
  readonly label: string
  /** The share of the level above, such as '60%'. */
  readonly text: string
  /** A note on the share, such as its part of the whole. */
  readonly note?: string | undefined
  readonly tag?: string | undefined
  readonly below: readonly ShareNode[]
}

/** Shares of shares as nested lists, which show the levels to screen readers and on narrow screens too. */
export const ShareTree = ({ label, nodes }: { label: string; nodes: readonly ShareNode[] }) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset may contain only fields
  <div className={s['tree']} role="group" aria-label={label}>
    <Level nodes={nodes} />
  </div>
)

const Level = ({ nodes }: { nodes: readonly ShareNode[] }) => (
  <ul>
    {nodes.map(({ id, label, text, note, tag, below }) => (
      <li key={id}>
        <div className={s['node']}>
          <span className={s['label']}>
            {label} {note !== undefined && <span className="t3 xs">{note}</span>}
          </span>
          <span className={s['share']}>
            {tag !== undefined && <Tag>{tag}</Tag>} <b className="num">{text}</b>
          </span>
        </div>
        {below.length > 0 && <Level nodes={below} />}
      </li>
    ))}
  </ul>
)
