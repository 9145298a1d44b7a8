import { useMutation } from '@tanstack/react-query'
import { PublicationFile } from '@tessera/contract/issuance/ipfs/ipfs.ts'
import { SupplementFile } from '@tessera/contract/issuance/products/products-manage.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Download } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { saveFile } from '#parts/save-file.ts'

/** The file that would be added to or removed from a published product; the second person reads it first. */
export function ProposedDocument({ content }: { content: unknown }) {
  const about = SupplementFile.safeParse(content)
  if (!about.success) return null
  const { uploadId: id, titles } = about.data.document
  return <OpenFile title={titles[0]} load={() => api.productsManage.proposedDocument({ id })} />
}

/** The document that would be published permanently; both people read it first. */
export function DocumentToPublish({ id, content }: { id: string; content: unknown }) {
  const about = PublicationFile.safeParse(content)
  if (!about.success) return null
  return <OpenFile title={about.data.document.titles[0]} load={() => api.productsManage.document({ id })} />
}

function OpenFile({ title, load }: { title: string; load: () => Promise<Blob> }) {
  const t = useTranslations('products')
  const fetched = useMutation({ mutationFn: load, onSuccess: (file) => saveFile(file, title) })
  return (
    <div className="col">
      {fetched.error && (
        <Banner tone="negative" live>
          {fetched.error.message}
        </Banner>
      )}
      <div>
        <Button kind="secondary" size="sm" icon={Download} loading={fetched.isPending} onPress={() => fetched.mutate()}>
          {t('document.open', { title })}
        </Button>
      </div>
    </div>
  )
}
