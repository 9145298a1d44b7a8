import { Card } from '@tessera/ui/card.tsx'
import { Icon } from '@tessera/ui/icon.tsx'
import { Banknote, FileText, HandCoins, type LucideIcon, Table2, Users } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { percentText } from '#parts/ratio.ts'
import s from './financing.module.css'

const needs = [
  ['size', Banknote],
  ['capital', HandCoins],
  ['documents', FileText],
  ['capTable', Table2],
  ['people', Users],
] as const satisfies readonly (readonly [string, LucideIcon])[]

/** The documents to prepare, and the fee. */
export function Requirements({ fee }: { fee: string | null }) {
  const t = useTranslations('financing')
  return (
    <Card title={t('needs.title')} flush>
      <ul className={s['needs']}>
        {needs.map(([name, icon]) => (
          <li key={name}>
            <Icon of={icon} />
            <span>{t(`needs.${name}`)}</span>
          </li>
        ))}
      </ul>
      {fee !== null && <p className={`t2 ${s['inside']}`}>{t('fee', { fee: `${percentText(fee)}%` })}</p>}
    </Card>
  )
}
