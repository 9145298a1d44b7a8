import { Eye, EyeOff } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { IconButton } from './button.tsx'

/** The eye button that hides amounts behind bullets; <Num masked> draws them. The caller stores the choice. */
export function HideAmounts({ hidden, onChange }: { hidden: boolean; onChange: (hidden: boolean) => void }) {
  const t = useTranslations('kit')
  return (
    <IconButton
      size="sm"
      icon={hidden ? EyeOff : Eye}
      label={t(hidden ? 'showAmounts' : 'hideAmounts')}
      pressed={hidden}
      onPress={() => onChange(!hidden)}
    />
  )
}
