import { admits, type InvestorClass, investorClasses } from '@tessera/domain/identity/investor-classes/classes.ts'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { useTranslations } from 'use-intl'
import s from './products.module.css'

type ClassesFieldProps = {
  label: string
  /** The lowest class that may buy; empty if none is chosen. */
  value: string
  onChange: (category: string) => void
  error?: string
}

const known = (value: string): InvestorClass | undefined => investorClasses.find((each) => each === value)

/**
 * Returns the lowest class that may buy after a box was ticked or cleared. A higher class may buy everything that a
 * lower one may. So ticking a box ticks those above it, and clearing one clears those below it.
 */
export const lowestAfter = (changed: InvestorClass, isTicked: boolean): string =>
  isTicked ? changed : (investorClasses[investorClasses.indexOf(changed) + 1] ?? '')

/** The investor classes that may buy the product, as check boxes. */
export function ClassesField({ label, value, onChange, error }: ClassesFieldProps) {
  const t = useTranslations('products')
  const lowest = known(value)
  return (
    <fieldset className={s['classes']}>
      <legend>{label}</legend>
      {investorClasses.map((each) => (
        <Checkbox
          key={each}
          checked={lowest !== undefined && admits(lowest, each)}
          onChange={(isTicked) => onChange(lowestAfter(each, isTicked))}
        >
          {t(`inputs.classes.${each}`)}
        </Checkbox>
      ))}
      <p className="xs t3">{t('inputs.classesHelp')}</p>
      {error !== undefined && <p className={s['wrong']}>{error}</p>}
    </fieldset>
  )
}
