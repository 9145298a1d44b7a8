import { DOCUMENTS } from '@tessera/contract/issuance/products/draft-terms.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { AddDocument } from './add-document.tsx'
import { formOf, PublishDocument } from './publish-document.tsx'
import { DocumentList } from './document-list.tsx'
import type { ManagedProduct, ProductFile } from './products.queries.ts'

type DocumentsCardProps = {
  product: ManagedProduct | undefined
  /** Called after each change, because every change of the documents is a new version. */
  onChanged: (product: ManagedProduct) => void
}

export function DocumentsCard({ product, onChanged }: DocumentsCardProps) {
  const t = useTranslations('products')
  const [adding, setAdding] = useState(false)
  const [publishing, setPublishing] = useState<ProductFile>()
  const [documentToWithdraw, setDocumentToWithdraw] = useState<ProductFile>()
  return (
    <Card title={t('sections.documents')}>
      <div className="col" data-path={DOCUMENTS}>
        <p className="t3">{t(product === undefined ? 'document.afterSave' : 'sectionTexts.documents')}</p>
        {product && (
          <>
            <DocumentList
              form={formOf(product)}
              documents={product.documents}
              onRemove={setDocumentToWithdraw}
              onPublish={setPublishing}
            />
            <div>
              <Button kind="secondary" size="sm" icon={Plus} onPress={() => setAdding(true)}>
                {t('document.add')}
              </Button>
            </div>
          </>
        )}
      </div>
      {product && adding && (
        <AddDocument
          symbol={product.symbol}
          onAdded={(next) => {
            setAdding(false)
            onChanged(next)
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {product && publishing && (
        <PublishDocument product={product} document={publishing} onClose={() => setPublishing(undefined)} />
      )}
      {product && documentToWithdraw && (
        <RemoveDocument
          symbol={product.symbol}
          document={documentToWithdraw}
          onRemoved={(next) => {
            setDocumentToWithdraw(undefined)
            onChanged(next)
          }}
          onClose={() => setDocumentToWithdraw(undefined)}
        />
      )}
    </Card>
  )
}

type RemoveDocumentProps = {
  symbol: string
  document: ProductFile
  onRemoved: (product: ManagedProduct) => void
  onClose: () => void
}

function RemoveDocument({ symbol, document, onRemoved, onClose }: RemoveDocumentProps) {
  const t = useTranslations('products')
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const remove = useAct(
    () => api.productsManage.removeDocument({ symbol, documentId: document.id }, { idempotencyKey }),
    (product) => {
      toast('positive', t('document.removed'))
      onRemoved(product)
    },
  )
  return (
    <ConfirmDialog
      open
      urgent
      kind="danger"
      title={t('document.removeTitle', { title: document.title })}
      confirm={t('document.removeConfirm')}
      loading={remove.busy}
      onConfirm={() => remove.run(undefined)}
      onClose={onClose}
    >
      <p>{t('document.removeText')}</p>
      {remove.error && (
        <Banner tone="negative" live>
          {remove.error.message}
        </Banner>
      )}
    </ConfirmDialog>
  )
}
