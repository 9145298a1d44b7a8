import { ownerNodes, type Owners } from '@tessera/domain/identity/companies/owner-nodes.ts'
import { ShareTree } from '@tessera/ui/share-tree.tsx'
import { useTranslations } from 'use-intl'

/** Indirect owners, with each person's effective share of the company and the share without a listed owner. */
export function OwnerTree(owners: Owners) {
  const t = useTranslations('companies')
  const nodes = ownerNodes(owners, {
    rest: t(owners.structure.restBelow ? 'layers.restBelow' : 'layers.rest'),
    over: t('over'),
    ofCompany: (percent) => t('layers.ofCompany', { percent }),
  })
  return <ShareTree label={t('layers.tree')} nodes={nodes} />
}
