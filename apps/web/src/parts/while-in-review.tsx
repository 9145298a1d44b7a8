import { Details, type Fact } from '@tessera/ui/card.tsx'
import { Link } from 'react-aria-components'
import type { ReactNode } from 'react'
import s from './while-in-review.module.css'

type WhileInReviewProps = {
  /** The heading of the list of links. */
  title: string
  links: readonly { readonly text: string; readonly href: string }[]
  /** The summary above the facts that were sent, closed at first. */
  sentTitle: string
  sent: readonly Fact[]
  children?: ReactNode
}

/** While something is reviewed: possible next steps, and the data that was sent. */
export const WhileInReview = ({ title, links, sentTitle, sent, children }: WhileInReviewProps) => (
  <>
    <section aria-label={title}>
      <h2 className="h5">{title}</h2>
      <ul className={s['links']}>
        {links.map(({ text, href }) => (
          <li key={href}>
            <Link className="link" href={href}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
    <details className={s['sent']}>
      <summary>{sentTitle}</summary>
      <Details items={sent} />
    </details>
    {children}
  </>
)
