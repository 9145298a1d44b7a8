import { IconButton } from '@tessera/ui/button.tsx'
import { Details } from '@tessera/ui/card.tsx'
import { Popover } from '@tessera/ui/popover.tsx'
import { Switch } from '@tessera/ui/switch.tsx'
import { Keyboard } from 'lucide-react'
import s from './orders.module.css'
import { useOrderWords } from './orders-words.ts'
import { shortcutKeys } from './shortcuts.ts'

/** Which keys there are, and a switch for who needs them for something else. */
export const ShortcutHelp = ({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) => {
  const t = useOrderWords()
  return (
    <Popover
      label={t('shortcuts.title')}
      align="end"
      trigger={<IconButton icon={Keyboard} size="sm" label={t('shortcuts.title')} />}
    >
      <div className={s['shortcuts']}>
        <Switch label={t('shortcuts.on')} on={on} onChange={onChange} />
        <Details
          tight
          items={shortcutKeys.map((key) => ({ term: t(`shortcuts.${key}`), value: <kbd>{key.toUpperCase()}</kbd> }))}
        />
      </div>
    </Popover>
  )
}
