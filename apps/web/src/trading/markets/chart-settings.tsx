import { IconButton } from '@tessera/ui/button.tsx'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { Popover } from '@tessera/ui/popover.tsx'
import { Settings } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { type IndicatorName, indicatorNames } from './indicators.ts'
import s from './chart.module.css'

type SettingsProps = { chosen: readonly IndicatorName[]; onChoose: (name: IndicatorName, on: boolean) => void }

/** Chooses the indicators drawn over the candles. */
export const ChartSettings = ({ chosen, onChoose }: SettingsProps) => {
  const t = useTranslations('markets')
  return (
    <Popover
      label={t('chart.indicators')}
      align="end"
      trigger={<IconButton icon={Settings} size="sm" label={t('chart.indicators')} />}
    >
      <div className={s['settings']}>
        {indicatorNames.map((name) => (
          <Checkbox key={name} checked={chosen.includes(name)} onChange={(on) => onChoose(name, on)}>
            {t(`chart.lines.${name}`)}
          </Checkbox>
        ))}
      </div>
    </Popover>
  )
}
