import { type NameFault, nameFault, nameFaults, PERSON_NAME_LENGTH } from '@tessera/domain/platform/text/person-name.ts'
import { useTranslations } from 'use-intl'

const names: ReadonlySet<string> = new Set(nameFaults)
export const isNameFault = (fault: string): fault is NameFault => names.has(fault)

/** Returns the sentence of a name's fault. */
export function useNameFaultText(): (fault: NameFault, max?: number) => string {
  const t = useTranslations('shell')
  return (fault, max = PERSON_NAME_LENGTH) => t(`nameFaults.${fault}`, { max })
}

/** Returns the sentence that says what is wrong with a person's name; `missing` for an empty one. */
export function useNameFault(missing?: string, max = PERSON_NAME_LENGTH): (name: string) => string | undefined {
  const text = useNameFaultText()
  return (name) => {
    if (name.trim() === '') return missing
    const fault = nameFault(name, max)
    return fault && text(fault, max)
  }
}
