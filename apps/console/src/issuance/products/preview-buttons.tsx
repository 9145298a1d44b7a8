import { type Locale, locales } from '@tessera/contract/platform/text/locale.ts'
import { Button } from '@tessera/ui/button.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { Eye } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { openPreview } from './open-preview.ts'
import type { ManagedProduct } from './products.queries.ts'

/** Buttons that open a draft as investors would see it, one for each language. */
export function PreviewButtons({ product }: { product: ManagedProduct }) {
  const t = useTranslations('products')
  const { id, symbol, version, terms, documents } = product
  const open = (locale: Locale) => {
    if (!openPreview({ id, symbol, version, terms, documents }, locale)) toast('negative', t('preview.blocked'))
  }
  return locales.map((locale) => (
    <Button key={locale} kind="secondary" size="sm" icon={Eye} onPress={() => open(locale)}>
      {t(`preview.open.${locale}`)}
    </Button>
  ))
}
