import { useTranslations } from 'use-intl'

/** A tag in full, on as many lines as it needs. */
export const TagText = ({ tag }: { tag: string }) => (
  <span className="mono" style={{ overflowWrap: 'anywhere' }}>
    {tag}
  </span>
)

/** An address in full, and below it its tag if there is one. */
export function AddressLines({ address, tag }: { address: string; tag: string | null }) {
  const t = useTranslations('withdrawals')
  return (
    <>
      <p className="mono">{address}</p>
      {tag !== null && (
        <p className="sm">
          {t('book.tag')}: <TagText tag={tag} />
        </p>
      )}
    </>
  )
}
