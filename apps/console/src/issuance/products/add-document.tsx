import { toast } from '@tessera/ui/toast.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { DocumentDialog, type NewDocument } from './document-dialog.tsx'
import type { ManagedProduct } from './products.queries.ts'

type AddDocumentProps = { symbol: string; onAdded: (product: ManagedProduct) => void; onClose: () => void }

/** Adds a document to a draft at once. */
export function AddDocument({ symbol, onAdded, onClose }: AddDocumentProps) {
  const t = useTranslations('products')
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const add = useAct(
    (document: NewDocument) => api.productsManage.addDocument({ symbol, ...document }, { idempotencyKey }),
    (product) => {
      toast('positive', t('document.added'))
      onAdded(product)
    },
  )
  return <DocumentDialog title={t('document.add')} add={add} at="" onClose={onClose} />
}
