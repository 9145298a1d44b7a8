import { Button } from '@tessera/ui/button.tsx'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '#parts/me.queries.ts'
import { DocumentList } from './document-list.tsx'
import { formOf, PublishDocument } from './publish-document.tsx'
import { ProposeDocument, ProposeFacts, ProposeWithdrawal } from './propose-supplement.tsx'
import type { ManagedProduct, ProductFile } from './products.queries.ts'

/** The documents of a published product, and the forms to propose changes of it. */
export function Supplements({ product }: { product: ManagedProduct }) {
  const t = useTranslations('products')
  const shell = useTranslations('shell')
  const mayManage = useMay('products.manage')
  const [proposing, setProposing] = useState<'facts' | 'document' | ProductFile>()
  const [publishing, setPublishing] = useState<ProductFile>()
  const close = () => setProposing(undefined)
  const disabledReason = mayManage ? undefined : shell('notAllowed')
  return (
    <>
      <DocumentList
        form={formOf(product)}
        documents={product.documents}
        {...(mayManage && { onRemove: setProposing, onPublish: setPublishing })}
      />
      <div className="row">
        <Button
          kind="secondary"
          size="sm"
          icon={Plus}
          disabledReason={disabledReason}
          onPress={() => setProposing('document')}
        >
          {t('supplement.add')}
        </Button>
        <Button kind="secondary" size="sm" disabledReason={disabledReason} onPress={() => setProposing('facts')}>
          {t('supplement.facts')}
        </Button>
      </div>
      {proposing === 'facts' && <ProposeFacts product={product} onClose={close} />}
      {proposing === 'document' && <ProposeDocument product={product} onClose={close} />}
      {publishing && (
        <PublishDocument product={product} document={publishing} onClose={() => setPublishing(undefined)} />
      )}
      {typeof proposing === 'object' && <ProposeWithdrawal product={product} document={proposing} onClose={close} />}
    </>
  )
}
