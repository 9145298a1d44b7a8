import { type PublicationForm, publicationForm } from '@tessera/domain/issuance/ipfs/publication.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { Refusal } from '#parts/refusal.tsx'
import { ReasonField, useMissingReason } from '#parts/reason-field.tsx'
import s from './products.module.css'
import type { ManagedProduct, ProductFile } from './products.queries.ts'

type PublishDocumentProps = { product: ManagedProduct; document: ProductFile; onClose: () => void }

/** Proposes to publish a document permanently under its CID, and first shows which data leaves the exchange. */
export function PublishDocument({ product, document, onClose }: PublishDocumentProps) {
  const t = useTranslations('products')
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [reason, setReason] = useState('')
  const [hasRead, setHasRead] = useState(false)
  const [supersedes, setSupersedes] = useState('')
  const missing = useMissingReason(reason)
  const act = useAct(
    () =>
      api.ipfsManage.upload(
        { documentId: document.id, supersedes: supersedes === '' ? null : supersedes, noPersonalData: true, reason },
        { idempotencyKey },
      ),
    () => {
      toast('positive', t('publish.proposed'))
      onClose()
    },
  )
  const replaceable = product.documents.filter(
    ({ publication }) => publication?.isSuperseded === false && publication.withdrawnAt === null,
  )
  return (
    <ConfirmDialog
      open
      kind="danger"
      title={t('publish.title', { title: document.title })}
      confirm={t('publish.confirm')}
      loading={act.busy}
      disabledReason={hasRead ? missing : t('publish.readFirst')}
      onConfirm={() => act.run(undefined)}
      onClose={onClose}
    >
      <div className={s['section']}>
        <Banner tone="warning">{t('publish.text')}</Banner>
        <p className="t3">{t(`publish.${formOf(product)}`)}</p>
        <Refusal of={act.error} fields={['reason']} />
        {replaceable.length > 0 && (
          <Select
            label={t('publish.supersedes')}
            value={supersedes}
            onChange={setSupersedes}
            options={[
              { code: '', value: t('publish.nothing') },
              ...replaceable.map(({ id, title }) => ({ code: id, value: title })),
            ]}
          />
        )}
        <Checkbox checked={hasRead} onChange={setHasRead}>
          {t('publish.noPersonalData')}
        </Checkbox>
        <ReasonField value={reason} onChange={setReason} max={1000} refused={act.error} />
      </div>
    </ConfirmDialog>
  )
}

/** Returns the form in which documents of a product would be published now. Those of a draft are published by hash alone. */
export const formOf = ({ status, terms }: ManagedProduct): PublicationForm =>
  publicationForm({
    status,
    category: terms.access.category ?? 'ei',
    allowCountries: terms.access.allowCountries ?? [],
  })
