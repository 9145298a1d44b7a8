import { percentText } from '@tessera/domain/companies/check.ts'
import type { OwnershipStructure } from '@tessera/domain/companies/ownership.ts'
import { type OwnerNode, ownershipTree } from '@tessera/domain/companies/ownership-tree.ts'
import { type ShareNode, ShareTree } from '@tessera/ui/share-tree.tsx'
import { useTranslations } from 'use-intl'

type Effective = readonly { readonly id: string; readonly percent: string; readonly over: boolean }[]
type Holder = { readonly id: string; readonly name: string; readonly share: number | null }
type TreeProps = { structure: OwnershipStructure; persons: readonly Holder[]; effective: Effective }

/** Indirect owners, with each person's effective share of the company and the share without a listed owner. */
export function OwnerTree({ structure, persons, effective }: TreeProps) {
  const t = useTranslations('companies')
  const tree = ownershipTree(structure, persons)
  const names = new Map([...persons, ...structure.entities].map(({ id, name }) => [id, name]))
  const restNode = (at: string, rest: number): ShareNode[] =>
    rest === 0
      ? []
      : [
          {
            id: `${at}:rest`,
            label: t(structure.restBelow ? 'layers.restBelow' : 'layers.rest'),
            text: `${percentText(rest)}%`,
            below: [],
          },
        ]
  const nodeOf = (path: string, { ownerId, share, owners, rest }: OwnerNode): ShareNode => {
    const at = `${path}/${ownerId}`
    const whole = effective.find(({ id }) => id === ownerId)
    return {
      id: at,
      label: names.get(ownerId) ?? '',
      text: `${percentText(share)}%`,
      note: whole === undefined ? undefined : t('layers.ofCompany', { percent: whole.percent }),
      tag: whole?.over === true ? t('over') : undefined,
      below: [...owners.map((node) => nodeOf(at, node)), ...restNode(at, rest)],
    }
  }
  const nodes = [...tree.owners.map((node) => nodeOf('', node)), ...restNode('', tree.rest)]
  return <ShareTree label={t('layers.tree')} nodes={nodes} />
}
