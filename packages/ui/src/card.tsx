import type { ReactNode } from 'react'
import { cx } from './classes.ts'
import s from './card.module.css'

type CardProps = {
  children: ReactNode
  title?: string
  /** At the right end of the title line. */
  titleEnd?: ReactNode
  /** True if the content has its own padding, such as a table. */
  flush?: boolean
  sunken?: boolean
  className?: string
}

export const Card = ({ children, title, titleEnd, flush = false, sunken = false, className }: CardProps) => (
  <section className={cx(s['card'], sunken && s['sunken'], className)} aria-label={title}>
    {title !== undefined && (
      <header className={s['head']}>
        <h2 className="h5 grow">{title}</h2>
        {titleEnd}
      </header>
    )}
    <div className={s[flush ? 'flush' : 'body']}>{children}</div>
  </section>
)

export type Fact = { term: string; value: ReactNode; note?: string }

/** Big facts in a grid of tiles. */
export const Facts = ({ items, columns = 4 }: { items: readonly Fact[]; columns?: 2 | 3 | 4 }) => (
  <dl className={s['facts']} style={{ '--cols': columns }}>
    {items.map(({ term, value, note }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>
          {value}
          {note !== undefined && <small>{note}</small>}
        </dd>
      </div>
    ))}
  </dl>
)

/** Term left, value right, one line each: the facts that a reader checks before pressing the button. */
export const Details = ({ items, tight = false }: { items: readonly Fact[]; tight?: boolean }) => (
  <dl className={cx(s['details'], tight && s['tight'])}>
    {items.map(({ term, value, note }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>
          {value}
          {note !== undefined && <small>{note}</small>}
        </dd>
      </div>
    ))}
  </dl>
)
