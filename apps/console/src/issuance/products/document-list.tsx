import { useMutation } from '@tanstack/react-query'
import type { PublicationForm } from '@tessera/domain/issuance/ipfs/publication.ts'
import { Badge } from '@tessera/ui/badge.tsx'
import { Banner } from '@tessera/ui/banner.tsx'
import { IconButton } from '@tessera/ui/button.tsx'
import { Download, Globe, GlobeOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { saveFile } from '#parts/save-file.ts'
import s from './products.module.css'
import type { ProductFile } from './products.queries.ts'
import { WithdrawPublication } from './withdraw-publication.tsx'

type DocumentListProps = {
  documents: readonly ProductFile[]
  onRemove?: (document: ProductFile) => void
  onPublish?: (document: ProductFile) => void
  /** The form in which documents of this product would be published. */
  form: PublicationForm
}

/** The documents of a product, including those of drafts; each is fetched with the session. */
export function DocumentList({ documents, onRemove, onPublish, form }: DocumentListProps) {
  const t = useTranslations('products')
  const [withdrawing, setWithdrawing] = useState<ProductFile>()
  const fetched = useMutation({
    mutationFn: ({ id }: ProductFile) => api.productsManage.document({ id }),
    onSuccess: (file, { title }) => saveFile(file, title),
  })
  if (documents.length === 0) return <p className="t3">{t('document.none')}</p>
  return (
    <div>
      {fetched.error && (
        <Banner tone="negative" live>
          {fetched.error.message}
        </Banner>
      )}
      {documents.map((each) => (
        <div key={each.id} className={s['document']}>
          <div className="grow">
            <b>{each.title}</b>
            <div className="xs t3">
              {t(`document.kinds.${each.kind}`)} · <time>{each.datedOn}</time> ·{' '}
              {each.languages.map((language) => t(`document.in.${language}`)).join(' · ')}
            </div>
          </div>
          {each.mustAccept && <Badge tone="warning">{t('document.accept')}</Badge>}
          {each.publication && <PublicationBadge of={each.publication} />}
          {onPublish && isPublishable(each, form) && (
            <IconButton
              icon={Globe}
              label={t('publish.action', { title: each.title })}
              onPress={() => onPublish(each)}
            />
          )}
          {onPublish && each.publication?.withdrawnAt === null && (
            <IconButton
              icon={GlobeOff}
              label={t('publish.withdraw', { title: each.title })}
              onPress={() => setWithdrawing(each)}
            />
          )}
          <IconButton
            icon={Download}
            label={t('document.open', { title: each.title })}
            onPress={() => fetched.mutate(each)}
          />
          {onRemove && (
            <IconButton
              icon={Trash2}
              label={t('document.remove', { title: each.title })}
              onPress={() => onRemove(each)}
            />
          )}
        </div>
      ))}
      {withdrawing?.publication && (
        <WithdrawPublication
          title={withdrawing.title}
          of={withdrawing.publication}
          onClose={() => setWithdrawing(undefined)}
        />
      )}
    </div>
  )
}

/** A document that is published by its hash can be published with its content later. */
const isPublishable = ({ publication }: ProductFile, form: PublicationForm): boolean =>
  publication === null || (publication.withdrawnAt === null && publication.pin === null && form === 'content')

const toneOf = {
  queued: 'neutral',
  pinning: 'neutral',
  pinned: 'positive',
  failed: 'warning',
  hash: 'neutral',
} as const

function PublicationBadge({ of }: { of: NonNullable<ProductFile['publication']> }) {
  const t = useTranslations('products')
  const state = of.pin ?? 'hash'
  if (of.withdrawnAt !== null) return <Badge tone="negative">{t('publish.removed')}</Badge>
  return (
    <>
      {of.isSuperseded && <Badge tone="warning">{t('publish.superseded')}</Badge>}
      <Badge tone={toneOf[state]}>{t(`publish.states.${state}`)}</Badge>
    </>
  )
}
