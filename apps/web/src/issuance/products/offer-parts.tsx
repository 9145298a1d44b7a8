import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { Tag } from '@tessera/ui/badge.tsx'
import { Button, ButtonLink } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { IssuerTile } from '@tessera/ui/cover.tsx'
import { Dialog } from '@tessera/ui/dialog.tsx'
import { Empty, Failed } from '@tessera/ui/empty.tsx'
import { Icon } from '@tessera/ui/icon.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useTitle } from '#office/cms/page-change.ts'
import { PageLoading } from '#parts/page-loading.tsx'
import { Paragraphs } from '#parts/paragraphs.tsx'
import { Question } from '#parts/question.tsx'
import s from './detail.module.css'
import type { Product } from './products.queries.ts'

type OfferPageProps<T> = {
  query: UseQueryResult<T>
  words: Record<'failed' | 'notFound' | 'notFoundText' | 'browse', string> & { failedText?: string }
  /** The list of all offers. */
  listAt: string
  children: (offer: T) => ReactNode
}

/** The page of an offer: a product or a token sale. */
export function OfferPage<T extends { readonly name: string }>({ query, words, listAt, children }: OfferPageProps<T>) {
  const { data, error, refetch } = query
  const isMissing = error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'PARAM_INVALID')
  useTitle(data?.name ?? (isMissing ? words.notFound : undefined))
  if (data) return children(data)
  if (!error) return <PageLoading />
  const title = isMissing ? words.notFound : words.failed
  const all = (
    <ButtonLink kind="secondary" size="sm" href={listAt}>
      {words.browse}
    </ButtonLink>
  )
  return (
    <div className="container main">
      <h1 className="sr">{title}</h1>
      {isMissing ? (
        <Empty title={title} action={all}>
          {words.notFoundText}
        </Empty>
      ) : (
        <Failed title={title} onRetry={() => void refetch()}>
          {words.failedText}
        </Failed>
      )}
    </div>
  )
}

type PhoneBarProps = { label: string; price: ReactNode; panel: string; children: (close: () => void) => ReactNode }

/** On phones, a bar at the foot of the screen that opens the panel. */
export function PhoneBar({ label, price, panel, children }: PhoneBarProps) {
  const [open, setOpen] = useState(false)
  return (
    <div className={s['phoneBar']}>
      <div className="grow">
        <div className="xs t3">{label}</div>
        <b>{price}</b>
      </div>
      <Button onPress={() => setOpen(true)}>{panel}</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={panel}>
        {children(() => setOpen(false))}
      </Dialog>
    </div>
  )
}

type MembersProps = { of: Product['members']; pattern?: ComponentProps<typeof IssuerTile>['tone'] }

/** The people behind an offer, each with a tile if there is a pattern for it. */
export const Members = ({ of, pattern }: MembersProps) => (
  <div className={s['people']}>
    {of.map(({ name, role, about }) => (
      <Card key={name}>
        {pattern && <IssuerTile seed={name} tone={pattern} size={48} />}
        <b className="fw6">{name}</b>
        <div className="sm t3">{role}</div>
        <Paragraphs of={about} className="sm t2" />
      </Card>
    ))}
  </div>
)

export const Faq = ({ of }: { of: Product['faq'] }) =>
  of.map(({ question, answer }) => <Question key={question} question={question} answer={answer} />)

export const Papers = ({ children }: { children: ReactNode }) => (
  <Card flush className={s['docs'] ?? ''}>
    {children}
  </Card>
)

type PaperProps = {
  of: Pick<Product['documents'][number], 'mediaType' | 'title' | 'mustAccept' | 'url'>
  mustAccept: string
  facts: ReactNode
  download: string
  /** Shown left of the download link, and replacing it. */
  before?: ReactNode
  instead?: ReactNode
}

/** A document of an offer with its download link. */
export const Paper = ({ of: d, mustAccept, facts, download, before, instead }: PaperProps) => (
  <div className={s['doc']}>
    <span className={s['fileType']}>{d.mediaType === 'application/pdf' ? 'PDF' : 'FILE'}</span>
    <div className="grow">
      <span className="row row--wrap" style={{ '--g': '4px 8px' }}>
        <b className="fw6">{d.title}</b>
        {d.mustAccept && <Tag>{mustAccept}</Tag>}
      </span>
      <div className="xs t3">{facts}</div>
    </div>
    {before}
    {instead ?? (
      <a className={s['download']} href={d.url} target="_blank" rel="noreferrer" aria-label={download}>
        <Icon of={Download} />
      </a>
    )}
  </div>
)
