import { IconButton } from '@tessera/ui/button.tsx'
import { Details } from '@tessera/ui/card.tsx'
import { Popover } from '@tessera/ui/popover.tsx'
import { Switch } from '@tessera/ui/switch.tsx'
import { Keyboard } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import s from './orders.module.css'
import { asksForHelp, HELP_KEY, shortcutKeys } from './shortcuts.ts'

/** The list of shortcuts, and a switch that turns them off for users who need the keys. */
export const ShortcutHelp = ({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) => {
  const t = useTranslations('orders')
  const box = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (!on) return undefined
    const open = (event: KeyboardEvent) => {
      if (!asksForHelp(event)) return
      event.preventDefault()
      box.current?.querySelector('button')?.click()
    }
    document.addEventListener('keydown', open)
    return () => document.removeEventListener('keydown', open)
  }, [on])
  return (
    <span ref={box}>
      <Popover
        label={t('shortcuts.title')}
        align="end"
        trigger={<IconButton icon={Keyboard} size="sm" label={t('shortcuts.title')} />}
      >
        <div className={s['shortcuts']}>
          <Switch label={t('shortcuts.on')} on={on} onChange={onChange} />
          <Details
            tight
            items={[
              ...shortcutKeys.map((key) => ({ term: t(`shortcuts.${key}`), value: <kbd>{key.toUpperCase()}</kbd> })),
              { term: t('shortcuts.help'), value: <kbd>{HELP_KEY}</kbd> },
            ]}
          />
        </div>
      </Popover>
    </span>
  )
}
