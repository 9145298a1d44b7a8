import { useMutation } from '@tanstack/react-query'
import { SupplementFile } from '@tessera/contract/products-manage.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Download } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { api } from '../lib/api.ts'
import { saveFile } from '../lib/save-file.ts'

/** The file that joins or leaves a published product: whoever agrees reads it first. */
export function ProposedDocument({ content }: { content: unknown }) {
  const t = useTranslations('products')
  const about = SupplementFile.safeParse(content)
  const fetched = useMutation({
    mutationFn: ({ id }: { id: string; title: string }) => api.productsManage.proposedDocument({ id }),
    onSuccess: (file, { title }) => saveFile(file, title),
  })
  if (!about.success) return null
  const { uploadId: id, titles } = about.data.document
  const [title] = titles
  return (
    <div className="col">
      {fetched.error && (
        <Banner tone="negative" live>
          {fetched.error.message}
        </Banner>
      )}
      <div>
        <Button
          kind="secondary"
          size="sm"
          icon={Download}
          loading={fetched.isPending}
          onPress={() => fetched.mutate({ id, title })}
        >
          {t('document.open', { title })}
        </Button>
      </div>
    </div>
  )
}
