import { useTranslations } from 'use-intl'

/** An address in full, and below it the tag if there is one. */
export function AddressLines({ address, tag }: { address: string; tag: string | null }) {
  const t = useTranslations('withdrawals')
  return (
    <>
      <p className="mono">{address}</p>
      {tag !== null && (
        <p className="sm">
          {t('book.tag')}: <span className="mono">{tag}</span>
        </p>
      )}
    </>
  )
}
