import { ActionMenu } from '@tessera/ui/action-menu.tsx'
import { Icon } from '@tessera/ui/icon.tsx'
import { ChevronDown, Wallet } from 'lucide-react'
import { Button } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { useLocale } from '#parts/use-locale.ts'
import s from './frame.module.css'
import { GatedLink } from '#parts/gated-link.tsx'
import { assetsMenu, type Reader, visibleTo } from './menus.ts'

export const AssetsMenu = (reader: Reader) => {
  const t = useTranslations('shell')
  const locale = useLocale()
  if (!reader.approved)
    return (
      <GatedLink reason={t('assetsGate')} className={s['tool']}>
        <Icon of={Wallet} />
        {t('assets')}
      </GatedLink>
    )
  return (
    <ActionMenu
      label={t('assets')}
      align="end"
      trigger={
        <Button className={s['tool'] ?? ''}>
          <Icon of={Wallet} />
          {t('assets')}
          <Icon of={ChevronDown} size={14} />
        </Button>
      }
      items={visibleTo(assetsMenu, reader).map(({ id, icon, to }) => ({
        id,
        icon,
        label: t(`titles.${id}`),
        href: to(locale),
      }))}
    />
  )
}
